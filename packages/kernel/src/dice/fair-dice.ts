import { chacha20 } from '@noble/ciphers/chacha.js'
import { hkdf } from '@noble/hashes/hkdf.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import { RuleFault } from '../input/errors.ts'
import type { DiceSource, Roll } from './dice.ts'

/** The purpose is part of every derivation, so that a value made for one use reveals nothing about another. */
const KEY_DOMAIN = 'fray dice key 1'
const COMMITMENT_DOMAIN = 'fray dice commitment 1'

const BLOCK = 64
/** Blocks drawn at once: few enough that a short match wastes little, enough to start the cipher rarely. */
const BLOCKS = 4

/**
 * The dice of a real match: the ChaCha20 key stream of a key derived from the seed. Without the seed nobody can predict
 * the next face, however many they have seen. A match that continues under new rules uses a new stream of the same
 * seed.
 */
export class FairDice implements DiceSource {
  readonly #key: Uint8Array
  readonly #nonce: Uint8Array
  #bytes: Uint8Array
  /** The index of the next block of the stream. */
  #block: number
  #used: number

  private constructor(key: Uint8Array, nonce: Uint8Array, bytes: Uint8Array, block: number, used: number) {
    this.#key = key
    this.#nonce = nonce
    this.#bytes = bytes
    this.#block = block
    this.#used = used
  }

  static fromSeed(seed: string, stream = 0): FairDice {
    const nonce = new Uint8Array(12)
    new DataView(nonce.buffer).setUint32(0, stream)
    return new FairDice(keyOf(seed), nonce, new Uint8Array(0), 0, 0)
  }

  /** The same dice after so many bytes of the stream have been used (`position`). */
  static atPosition(seed: string, stream: number, position: number): FairDice {
    const dice = FairDice.fromSeed(seed, stream)
    dice.#block = Math.floor(position / BLOCK)
    if (position % BLOCK === 0) return dice
    dice.#draw()
    dice.#used = position % BLOCK
    return dice
  }

  /** How many bytes of the stream have been used. */
  get position(): number {
    return this.#block * BLOCK - (this.#bytes.length - this.#used)
  }

  throw(roll: Roll): number[][] {
    return roll.pools.map(({ count, sides }) => {
      const values = new Array<number>(count)
      for (let i = 0; i < count; i++) values[i] = this.#face(sides)
      return values
    })
  }

  fork(): FairDice {
    // Drawn bytes are never written again, so forks share them.
    return new FairDice(this.#key, this.#nonce, this.#bytes, this.#block, this.#used)
  }

  /** Makes every face equally likely: numbers beyond the last whole multiple of the sides are drawn again. */
  #face(sides: number): number {
    if (!Number.isInteger(sides) || sides < 1 || sides > WIDE) throw new RuleFault(`a die cannot have ${sides} sides`)
    const range = sides <= NARROW ? NARROW : WIDE
    const fair = range - (range % sides)
    for (;;) {
      const drawn = range === NARROW ? this.#byte() : this.#word()
      if (drawn < fair) return (drawn % sides) + 1
    }
  }

  #byte(): number {
    if (this.#used === this.#bytes.length) this.#draw()
    return this.#bytes[this.#used++]!
  }

  #word(): number {
    let word = 0
    for (let i = 0; i < 4; i++) word = word * NARROW + this.#byte()
    return word
  }

  #draw(): void {
    this.#bytes = chacha20(this.#key, this.#nonce, new Uint8Array(BLOCK * BLOCKS), undefined, this.#block)
    this.#block += BLOCKS
    this.#used = 0
  }
}

/** How many values one byte and four bytes can have. */
const NARROW = 256
const WIDE = 2 ** 32

function keyOf(seed: string): Uint8Array {
  return hkdf(sha256, utf8ToBytes(seed), undefined, utf8ToBytes(KEY_DOMAIN), 32)
}

/**
 * Makes the commitment shown before the first die. It fixes the seed without revealing anything about the dice: it is a
 * separate hash, over a salt that stays as secret as the seed until both are revealed.
 */
export function commitmentTo(seed: string, salt: string): string {
  return seal(COMMITMENT_DOMAIN, salt, seed)
}

/** Hashes texts with SHA-256 (hexadecimal). The domain comes first and keeps each use apart from the others. */
export function seal(domain: string, ...texts: readonly string[]): string {
  return bytesToHex(sha256(utf8ToBytes(JSON.stringify([domain, ...texts]))))
}
