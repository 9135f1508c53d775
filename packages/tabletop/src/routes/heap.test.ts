import fc from 'fast-check'
import { expect, test } from 'vitest'
import { NodeHeap } from './heap.ts'

test('nodes come out in order of priority', () => {
  fc.assert(
    fc.property(fc.array(fc.integer(), { maxLength: 600 }), (priorities) => {
      const heap = new NodeHeap()
      priorities.forEach((priority, node) => {
        heap.push(node, priority)
      })
      const out = priorities.map(() => priorities[heap.pop()]!)
      expect(out).toEqual([...priorities].sort((a, b) => a - b))
      expect(heap.pop()).toBe(-1)
    }),
  )
})
