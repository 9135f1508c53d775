import type { Phrases, Translations } from './phrasebook.ts'

/** The kernel's own words; a game's phrasebook is laid over them. */
export const kernelPhrases: { readonly en: Phrases } = {
  en: {
    rolled: '{purpose}',
    'kernel.list': '{first}, {rest}',
    'kernel.not-offered': '“{answer}” is not one of the choices',
    'kernel.not-asked': '{seat} has nothing to decide now',
    'kernel.match-over': 'the match is over',
    'kernel.not-yours': 'the last answer was given by {seat}',
    'kernel.minimum': 'at least {floor}',
    'kernel.step.multiply': '× {by}{rounding, select, up {, rounded up} down {, rounded down} other {}}',
    'kernel.step.halve': 'halved, rounded {rounding, select, up {up} other {down}}',
    'kernel.step.cap': 'at most {limit}',
    'kernel.step.replace': '{value} instead',
    'kernel.arrange.form': 'an arrangement names slots and the things in each of them',
    'kernel.arrange.no-slot': 'there is no “{slot}” to put anything into',
    'kernel.arrange.no-thing': 'there is no “{thing}” to be put anywhere',
    'kernel.arrange.amount': '{thing}: {placed} of {amount} are put somewhere',
    'kernel.arrange.fixed': '{thing} belongs to {slot} and stays there',
    'kernel.arrange.few': '{slot}: {count} are too few, at least {min} are needed',
    'kernel.arrange.many': '{slot}: {count} are too many, at most {max} have room',
    'kernel.input.missing': 'is missing',
    'kernel.input.or': '{first}, or {second}',
    'kernel.input.at': '{field, select, none {} other {{field}: }}{message}',
    'kernel.input.not-json': 'not JSON: {why}',
    'kernel.input.other-game': 'is “{game}”, not “{wanted}”',
    'kernel.input.version': 'this match was played with version {version} of {game}; these rules are version {wanted}',
    'kernel.input.refused': 'answers[{index}] of {seat} is refused',
    'kernel.input.ends-otherwise': 'the replay ends differently from what the record says',
    'kernel.input.not-there': 'is not there to be changed',
    'kernel.nothing-to-undo': 'nothing can be taken back: dice or a secret were shown since',
  },
}

/** The kernel's words in other languages. Whatever is translated is translated into these. */
export const kernelTranslations: Translations = {
  es: async () => (await import('./words/es.ts')).es,
  fr: async () => (await import('./words/fr.ts')).fr,
}
