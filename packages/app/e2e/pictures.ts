import { tablePictures } from './pictures/at-the-table.ts'
import { confrontationPictures } from './pictures/confrontation.ts'
import { forcePictures } from './pictures/forces.ts'
import { languagePictures } from './pictures/languages.ts'
import { momentPictures } from './pictures/moments.ts'
import { pagePictures } from './pictures/pages.ts'
import type { Picture } from './pictures/sitter.ts'

/** Every page of the app. Add yours: a name, and how one gets there from the first page. */
export const pictures: readonly Picture[] = [
  ...pagePictures,
  ...tablePictures,
  ...confrontationPictures,
  ...momentPictures,
  ...forcePictures,
  ...languagePictures,
]
