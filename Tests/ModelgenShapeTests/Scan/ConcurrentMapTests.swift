import ModelgenShape
import Testing

@Suite struct ConcurrentMapTests {
    @Test(arguments: [nil, 1, 2, 7, 500]) func keepsTheOrder(threads: Int?) {
        let numbers = Array(0..<200)
        #expect(ConcurrentMap.map(numbers, threads: threads) { $0 * $0 } == numbers.map { $0 * $0 })
        #expect(ConcurrentMap.map([Int](), threads: threads) { $0 }.isEmpty)
    }
}
