import type { Phrases } from '@fray/kernel'

export const elementals: Phrases = {
  'ask.artifice': '{fighter}: where does the gem of artifice lie?',
  'ask.wall-from': '{fighter}: where does the wall begin?',
  'ask.wall-to': '{fighter}: where does the wall end?',
  'ask.keep-marker': '{spell}: keep it for another round for {gems} of {element}?',
  'option.keep-marker': 'Pay {gems} of {element}',
  'ask.tornado': '{fighter}: what becomes of the tornado?',
  'option.tornado-keep': 'Keep it where it is for {gems} of {element}',
  'option.tornado-send': 'Send it on to {fighter} for {gems} of {element}',
  'option.tornado-end': 'Let it die down',
  'refused.somebody-near': 'Somebody stands within {cm} cm of it',
  'refused.wall-length': 'The ends of the wall are not as far apart as they must be',
  artifice: '{fighter} sets off a gem of artifice',
  'marker.kept': '{spell} stays for {gems} of {element}',
  'marker.gone': '{spell} is gone',
}
