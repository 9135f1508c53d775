import type { Action } from '../../action/model/action.ts'

export type Sound = 'dice' | 'steps' | 'steel' | 'arrow' | 'fall' | 'horn'

/** Gets the sounds of what happened, each once; a horn calls when a turn begins or the match is over. */
export function soundsOf({ trails, strikes, deaths }: Action, isCall: boolean): readonly Sound[] {
  const heard: readonly (readonly [Sound, boolean])[] = [
    ['horn', isCall],
    ['steps', trails.length > 0],
    ['arrow', strikes.some(({ kind }) => kind === 'shot')],
    ['steel', strikes.some(({ kind }) => kind === 'blow')],
    ['fall', deaths.length > 0],
  ]
  return heard.flatMap(([sound, is]) => (is ? [sound] : []))
}
