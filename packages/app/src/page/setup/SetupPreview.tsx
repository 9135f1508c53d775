import type { Json } from '@fray/kernel'
import { useEffect, useState } from 'react'
import type { PreviewedTable } from '../../shared/protocol.ts'
import { Figures } from '../board/Figures.tsx'
import { boxOf, Ground, GroundPaints } from '../board/Ground.tsx'
import { mm } from '../board/model/drawing-units.ts'
import { Scenery } from '../board/Scenery.tsx'
import { Zones } from '../board/Zones.tsx'
import { reportCrash } from '../store/match-store.ts'
import { service } from '../store/service.ts'
import { useTranslator } from '../translator/TranslatorContext.tsx'

interface Preview {
  /** The table of a setup; the previous one while it is loading. */
  readonly laid: PreviewedTable | undefined
  /** Whether it is the table of this setup. */
  readonly current: boolean
}

export function usePreview(game: string, setup: Json | undefined): Preview {
  const [laid, setLaid] = useState<{ setup: Json; table: PreviewedTable }>()
  useEffect(() => {
    if (setup === undefined) return
    let wanted = true
    service.preview(game, setup).then((table) => wanted && setLaid({ setup, table }), reportCrash)
    return () => {
      wanted = false
    }
  }, [game, setup])
  return { laid: laid?.table, current: laid !== undefined && laid.setup === setup }
}

/** The largest table, in millimetres, that is drawn at full width: smaller ones look smaller beside it. */
const FULL = 960

export function SetupPreview({ laid }: { laid: PreviewedTable | undefined }) {
  const { ui } = useTranslator()
  if (!laid) return <div className="setup-preview" />
  const { view, example } = laid
  const size = mm(Math.max(view.table.width, view.table.depth))
  const scale = Math.min(1, Math.max(0.45, size / FULL))
  return (
    <div className="setup-preview">
      <svg viewBox={boxOf(view.table)} style={{ width: `${scale * 100}%` }} role="img" aria-label={ui('ui.preview')}>
        <GroundPaints table={view.table} />
        <Ground table={view.table} />
        <Zones zones={view.zones} />
        <Scenery scenery={view.scenery} />
        <Figures figures={view.figures} labelOf={({ name }) => name} />
      </svg>
      {example ? <p className="hint">{ui('ui.preview-example')}</p> : null}
    </div>
  )
}
