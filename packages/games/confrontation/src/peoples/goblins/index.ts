import './artefacts.ts'
import './sorcery.ts'
