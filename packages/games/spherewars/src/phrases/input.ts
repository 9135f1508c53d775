import type { Phrases } from '@fray/kernel'

/** What can be wrong with setups, tables and bands from outside. The field that is wrong is named beside it. */
export const input: Phrases = {
  'fault.setup.no-band': 'no ready band is called "{band}"',
  'fault.setup.no-warband': 'no ready warband is called "{band}"',
  'fault.setup.not-allowed': '{mission} does not allow this: {what} ({rule})',
  'fault.setup.small': 'is too small for the zones of {mission} ({rule})',
  'fault.setup.one-side': 'there must be two sides; give each seat its side (SW-MULTI-01)',
  'fault.setup.uneven': 'one side has {first} and the other {second} bands; both need as many (SW-MULTI-02)',
  'fault.piece.unknown': 'no scenery is called "{type}"',
  'fault.piece.nowhere': 'needs x and y, or an outline, or from and to',
  'fault.piece.line': 'a line is lineal, and only a line is',
  'fault.piece.walls': 'a building needs straight walls',
  'fault.piece.opening': 'lies in no wall',
  'fault.piece.crossing': 'does not run from bank to bank',
  'fault.profile.twice': '"{id}" is there twice',
  'fault.profile.taken': 'is the id of somebody in the roster',
  'fault.profile.id': 'must be small letters, digits and hyphens',
  'fault.profile.icon': 'is no picture of this game',
  'fault.profile.group': 'a group has 2 to {most} figures, not {figures} (SW-ROSTER-14)',
  'fault.profile.alone': 'heroes and messengers do not come in a group (SW-ROSTER-14)',
  'fault.profile.pre': 'is needed by whoever has a ranged weapon (SW-PROFILE-20)',
  'fault.profile.ranged': 'is needed by whoever has PRE (SW-PROFILE-20)',
  'fault.profile.pow': 'is needed by whoever casts spells (SW-PROFILE-20)',
  'fault.profile.com': 'is needed by leaders (SW-BAND-05)',
  'fault.band.empty': 'nobody is in the band',
}
