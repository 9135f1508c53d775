/** The kernel's own words; a game's phrasebook is laid over them. */
export const kernelPhrases: { readonly en: Readonly<Record<string, string>> } = {
  en: {
    rolled: '{purpose}',
    'kernel.not-offered': '“{answer}” is not one of the choices',
    'kernel.not-asked': '{seat} has nothing to decide now',
    'kernel.match-over': 'the match is over',
    'kernel.not-yours': 'the last answer was given by {seat}',
    'kernel.minimum': 'at least {floor}',
    'kernel.nothing-to-undo': 'nothing can be taken back: dice or a secret were shown since',
  },
}
