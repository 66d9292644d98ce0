/// What is the same in every page of evidence.
enum ExplanationPage {
    static let style = """
        :root { color-scheme: light dark; font: 15px/1.5 system-ui, sans-serif }
        body { max-width: 60rem; margin: 0 auto; padding: 0 1rem 4rem }
        header { position: sticky; top: 0; padding: .5rem 0; background: Canvas }
        h1 { font-size: 1.3rem; margin: .3rem 0 }
        h2 { font-size: 1.1rem }
        input { width: 100%; box-sizing: border-box; font: inherit; padding: .4rem .6rem }
        details { margin-left: calc(var(--depth) * 1.2rem) }
        details[hidden] { display: none }
        summary { cursor: pointer; padding: .15rem 0 }
        summary:hover { background: color-mix(in srgb, CanvasText 6%, Canvas) }
        summary .bar { float: right; margin: .45rem 0 0 1rem }
        small { color: GrayText; margin-left: .4rem }
        [open] > summary small { display: none }
        .legend { float: right }
        .legend i { display: inline-block; width: .6rem; height: .6rem; border-radius: .3rem; margin: 0 .3rem 0 .8rem }
        .missing { background: color-mix(in srgb, CanvasText 15%, Canvas) }
        .bar { display: inline-flex; width: 8rem; height: .6rem; border-radius: .3rem; overflow: hidden;
          background: color-mix(in srgb, CanvasText 15%, Canvas) }
        .value { background: #2a7f62 }
        .null { background: #d9a441 }
        dl { display: grid; grid-template-columns: max-content 1fr; gap: .1rem 1rem; margin: .2rem 0 .6rem 1.2rem }
        dt { color: GrayText }
        dd { margin: 0; overflow-wrap: anywhere }
        """

    /// Every word that is typed must stand in a row.
    static let script = """
        const rows = [...document.querySelectorAll("details.place")];
        const search = document.getElementById("search");
        const count = document.getElementById("count");
        function show() {
          const words = search.value.toLowerCase().split(/\\s+/).filter(Boolean);
          let shown = 0;
          for (const row of rows) {
            row.hidden = !words.every(word => row.dataset.words.includes(word));
            if (!row.hidden) shown += 1;
          }
          count.textContent = words.length ? `${shown} of ${rows.length} places` : `${rows.length} places`;
        }
        search.addEventListener("input", show);
        show();
        """
}
