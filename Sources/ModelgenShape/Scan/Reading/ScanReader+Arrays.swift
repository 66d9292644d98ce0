extension ScanReader {
    /// Reads an array.
    func array(_ start: Bytes, into node: NodePointer, depth: Int) -> Bytes? {
        guard depth < state.pointee.depthLimit else { return stop(.fault) }
        let array = node.pointee.arrays ?? makeArray(of: node)
        if array.pointee.count == 0 { array.pointee.first = evidence(start) }
        array.pointee.count &+= 1
        var place = skipSpace(start + 1)
        if place.pointee == UInt8(ascii: "]") {
            if array.pointee.empties == 0 { array.pointee.firstEmpty = evidence(start) }
            array.pointee.empties &+= 1
            return place + 1
        }
        let identities = state.pointee.identityCount
        array.pointee.identities = identities
        var count = 0
        var kinds = ElementKinds()
        while true {
            let element: NodePointer
            if !array.pointee.mayBeRow, let only = array.pointee.columns?[0] {
                element = only
            } else {
                element = column(count, of: array, at: place)
            }
            count += 1
            let kind = place.pointee
            let next: Bytes?
            if kind == UInt8(ascii: "{") {
                kinds.objects += 1
                let isEarly = place - start < IdentityLedger.window
                next = object(place, into: element, depth: depth + 1, siblings: isEarly ? array : nil)
            } else {
                kinds.note(kind)
                next = value(place, into: element, depth: depth + 1, siblings: nil)
            }
            guard let next else { return nil }
            place = skipSpace(next)
            if place.pointee == UInt8(ascii: ",") {
                place = skipSpace(place + 1)
                if place >= state.pointee.nextRelease {
                    releasePages(before: place)
                    guard state.pointee.stop == nil else { return nil }
                    if state.pointee.mayHandOver, count > ArrayShape.maximumColumns {
                        let run = ElementRun(start: start, element: element, depth: depth + 1)
                        guard let taken = handOver(run, from: place, count: &count) else { return nil }
                        place = taken
                        if place.pointee == UInt8(ascii: "]") { break }
                    }
                }
            } else {
                guard place.pointee == UInt8(ascii: "]") else { return stop(.fault) }
                break
            }
        }
        if state.pointee.identityCount > identities { forgetIdentities(from: identities) }
        if array.pointee.mayBeRow || array.pointee.isAssumedUniform {
            settleRow(array, count: count, kinds: kinds, at: place)
        }
        if array.pointee.greatestLength == 0 || count < array.pointee.leastLength { array.pointee.leastLength = count }
        if count > array.pointee.greatestLength { array.pointee.greatestLength = count }
        return place + 1
    }

    /// How many elements of an array are null, objects and arrays.
    struct ElementKinds {
        var nulls = 0
        var objects = 0
        var arrays = 0

        @inline(__always) mutating func note(_ first: UInt8) {
            if first == UInt8(ascii: "n") { nulls += 1 } else if first == UInt8(ascii: "[") { arrays += 1 }
        }

        /// Whether an array of so many elements may be a row.
        func isRow(_ count: Int) -> Bool {
            let values = count - nulls
            let isUniform = values > 0 && (objects == values || arrays == values)
            return (2...ArrayShape.maximumColumns).contains(count) && !isUniform
        }
    }

    @inline(never) private func makeArray(of node: NodePointer) -> ArrayPointer {
        let array = state.pointee.arena.allocate(ScanArray.self)
        array.pointee.mayBeRow = true
        array.pointee.path = node.pointee.path
        node.pointee.arrays = array
        return array
    }

    /// The node of the next element, while arrays may be rows.
    @inline(never) private func column(_ count: Int, of array: ArrayPointer, at place: Bytes) -> NodePointer {
        let columns =
            array.pointee.columns
            ?? state.pointee.arena.allocate(
                NodePointer.self, count: ArrayShape.maximumColumns)
        array.pointee.columns = columns
        if array.pointee.columnCount == 0,
            place.pointee == UInt8(ascii: "{") || place.pointee == UInt8(ascii: "["),
            !(state.pointee.hasLessons && ledger.lessons.rows.contains(array.pointee.path.exact))
        {
            // Rows seldom begin with an object or an array; to be wrong is a lesson.
            array.pointee.isAssumedUniform = true
            array.pointee.mayBeRow = false
        }
        let longest = array.pointee.greatestLength
        if array.pointee.mayBeRow, count >= (longest == 0 ? ArrayShape.maximumColumns : min(longest, 16)) {
            joinColumns(of: array)
        }
        guard array.pointee.mayBeRow || array.pointee.columnCount == 0 else { return columns[0] }
        if count >= array.pointee.columnCount {
            columns[count] = makeElement(of: array)
            array.pointee.columnCount = count + 1
        }
        return columns[count]
    }

    private func makeElement(of array: ArrayPointer) -> NodePointer {
        let node = state.pointee.arena.allocate(ScanNode.self)
        node.pointee.reset(path: array.pointee.path.element)
        return node
    }

    private func joinColumns(of array: ArrayPointer) {
        array.pointee.mayBeRow = false
        guard array.pointee.columnCount > 1, let columns = array.pointee.columns else { return }
        let shapes = (0..<array.pointee.columnCount).map { ledger.shape(of: columns[$0]) }
        columns[0] = makeElement(of: array)
        ledger.shapes.append(shapes.reduce(into: Shape()) { $0.merge($1) })
        columns[0].pointee.base = ledger.shapes.count
        array.pointee.columnCount = 1
    }

    /// Decides at the end of an array whether it was a row; to have taken it for none where it was one is a lesson.
    private func settleRow(_ array: ArrayPointer, count: Int, kinds: ElementKinds, at end: Bytes) {
        let isRow = kinds.isRow(count)
        if array.pointee.isAssumedUniform {
            array.pointee.isAssumedUniform = false
            guard isRow else { return }
            ledger.lessons.rows.insert(array.pointee.path.exact)
            return learn(at: end)
        }
        let isOtherLength = array.pointee.greatestLength > 0 && array.pointee.greatestLength != count
        if !isRow || isOtherLength { joinColumns(of: array) }
    }
}
