import './artefacts.ts'
import './prophecy.ts'
import './sorcery.ts'
import './stone-of-survival.ts'
