import type { TreeLook } from '@fray/miniatures'
import { treeBox } from '../model/miniature-frame.ts'
import type { GroundBlob } from '../model/scatter.ts'
import { useTree } from '../state/miniatures.ts'
import { useWorld } from '../WorldContext.tsx'

/** How many different trees of a kind stand in a wood. */
const VARIANTS = 3

interface TreesProps {
  readonly kind: TreeLook['kind']
  readonly trees: readonly GroundBlob[]
}

/** Trees that stand on the table, the nearer ones over those behind. */
export function Trees({ kind, trees }: TreesProps) {
  return trees
    .toSorted((a, b) => a.y - b.y)
    .map((tree, i) => <Tree key={`${tree.x} ${tree.y}`} kind={kind} tree={tree} variant={i % VARIANTS} />)
}

/** A tree, seen from above until its picture is painted. */
function Tree({ kind, tree: { x, y, radius }, variant }: { tree: GroundBlob } & Omit<TreeLook, 'dark' | 'light'>) {
  const { dark, light } = useWorld().trees[kind]
  const picture = useTree({ kind, dark, light, variant })
  if (picture !== undefined) {
    const box = treeBox(radius)
    return <image href={picture} {...box} x={x + box.x} y={y + box.y} />
  }
  return (
    <g>
      <circle className="tree-shade" cx={x + 2.2} cy={y + 3} r={radius} />
      <circle fill={dark} cx={x} cy={y} r={radius} />
      <circle fill={light} cx={x - radius * 0.25} cy={y - radius * 0.28} r={radius * 0.55} />
    </g>
  )
}
