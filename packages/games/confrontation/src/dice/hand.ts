/** One roller's dice in a test, as chains: a die rolled again adds its new face to its chain. */
export interface Hand {
  readonly chains: readonly Chain[]
  /** Faces that may be rolled again. */
  readonly rerolls: readonly number[]
  /** CF-ABILGEN-04: whether a 1 counts as a number instead of failing. */
  readonly onesCount: boolean
  /** CF-ABIL-61, CF-SPELL-30: the test has been repeated, so neither it nor a die of it can be rolled again. */
  readonly isRepeated?: true
  /** CF-PACK-40, CF-REV-LION-07: a re-rolled die is kept, so the test cannot be repeated. */
  readonly isKept?: true
}

export interface Chain {
  readonly sum: number
  /** The latest face. */
  readonly last: number
  readonly rolledAgain: boolean
}

export function handOf(faces: readonly number[], rules: Omit<Hand, 'chains'>): Hand {
  return { ...rules, chains: faces.map((face) => ({ sum: face, last: face, rolledAgain: false })) }
}

/** CF-DICE-03, -04: a chain that ends in a 1 is worth nothing, unless 1s count. */
function isDead({ last }: Chain, { onesCount }: Hand): boolean {
  return last === 1 && !onesCount
}

/** CF-DICE-05 to -07: the value of the hand, or null for an automatic failure. */
export function naturalOf(hand: Hand): number | null {
  const { chains } = hand
  // Once any dice have been rolled again, only those count.
  const again = chains.filter(({ rolledAgain }) => rolledAgain)
  const counting = again.length > 0 ? again : chains
  const alive = counting.filter((chain) => !isDead(chain, hand))
  return alive.length === 0 ? null : Math.max(...alive.map(({ sum }) => sum))
}

/** CF-DICE-02, -06: the chains that may be rolled again now. */
export function rerollable(hand: Hand): readonly number[] {
  const { chains, rerolls } = hand
  return chains.flatMap(({ last }, i) => (rerolls.includes(last) ? [i] : []))
}

export function withRerolled(hand: Hand, which: readonly number[], faces: readonly number[]): Hand {
  const chains = hand.chains.map((chain, i) => {
    const at = which.indexOf(i)
    const face = faces[at]
    return at < 0 || face === undefined ? chain : { sum: chain.sum + face, last: face, rolledAgain: true }
  })
  return { ...hand, chains }
}

/** CF-PACK-40, CF-REV-LION-07: re-rolls one die; its face stands and counts together with chains rolled again. */
export function withDie(hand: Hand, which: number, face: number): Hand {
  const rolledAgain = hand.chains.some((chain, i) => i !== which && chain.rolledAgain)
  const chains = hand.chains.map((chain, i) => (i === which ? { sum: face, last: face, rolledAgain } : chain))
  return { ...hand, chains, rerolls: [], isKept: true }
}
