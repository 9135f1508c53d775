import './artefacts.ts'
import './spells.ts'
