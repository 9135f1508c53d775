import './artefacts.ts'
import './billhook.ts'
import './mask.ts'
import './spells.ts'
