import type { Names, Seat } from '@fray/kernel'
import type { Snapshot } from '@fray/session'
import type { TableView } from '@fray/tabletop'
import { useMemo } from 'react'
import { createTranslator, type PhraseTranslator } from '../../locales/translator.ts'
import type { GameInfo } from '../../shared/protocol.ts'
import { useLanguagePack } from './language.ts'
import { useMatch } from './match-store.ts'
import { youIn } from './model/you.ts'

/** The names of figures and sides, on a table or in an archived match. */
interface NameSource {
  readonly names: TableView['names']
  readonly sides: readonly Pick<TableView['sides'][number], 'seat' | 'name'>[]
}

/** Names figures and seats on a table; the reader's own side is marked. */
export function namesIn({ names, sides }: NameSource, plain: PhraseTranslator, you?: Seat): Names {
  const sideOf = (seat: Seat) => {
    const side = sides.find((otherSide) => otherSide.seat === seat)
    return side ? plain.say(side.name) : plain.ui('ui.seat', { seat: seat + 1 })
  }
  return {
    figure: (id) => names[id] ?? plain.ui('ui.unnamed'),
    seat: (seat) => (seat === you ? plain.ui('ui.side-you', { side: sideOf(seat) }) : sideOf(seat)),
    ...(you === undefined ? {} : { you }),
  }
}

export function useGame(id: string | undefined): GameInfo | undefined {
  return useMatch(({ games }) => games?.find((game) => game.id === id))
}

/** Gets the translator of the current game, with the names of its figures. */
export function useMatchTranslator(snapshot: Snapshot | undefined): PhraseTranslator {
  const game = useGame(snapshot?.game)
  const languagePack = useLanguagePack()
  const plain = useMemo(() => createTranslator(languagePack, game?.phrases), [languagePack, game])
  // A new translator redraws every text, so it changes only with the names.
  const { names, sides } = snapshot?.view ?? {}
  const you = snapshot && youIn(snapshot)
  return useMemo(() => {
    return names && sides ? createTranslator(languagePack, game?.phrases, namesIn({ names, sides }, plain, you)) : plain
  }, [languagePack, game, names, sides, plain, you])
}

/** Gets the translator of a game without figures. */
export function useMatchTranslatorOf(game: GameInfo | undefined): PhraseTranslator {
  const languagePack = useLanguagePack()
  return useMemo(() => createTranslator(languagePack, game?.phrases), [languagePack, game])
}
