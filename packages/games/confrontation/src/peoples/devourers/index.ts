import './arch-of-torment.ts'
import './cards.ts'
import './faith.ts'
