import { Slider } from '@base-ui/react/slider'
import type { TableView } from '@fray/tabletop'
import { inUnits } from '../board/model/drawing-units.ts'
import { useTranslator } from '../translator/TranslatorContext.tsx'
import { type PathDraft, pathLength, slideTo } from './model/placement-draft.ts'
import { changeDraft, confirmPlacing } from './state/placing-store.ts'

/** Chooses where a slide stops on its line. */
export function StopSlider({ draft, unit }: { draft: PathDraft; unit: TableView['unit'] }) {
  const { ui } = useTranslator()
  if (draft.form.kind !== 'slide') return null
  const { shortest, longest, step } = draft.form
  const words = (length: number) => ui('ui.length', { length: inUnits(length, unit), sign: unit.sign })
  return (
    <Slider.Root
      className="slider"
      value={pathLength(draft)}
      min={Math.min(shortest, longest)}
      max={longest}
      step={step}
      largeStep={step * 10}
      onValueChange={(length) => changeDraft((pathDraft) => slideTo(pathDraft, length as number))}
    >
      <div className="slider-words">
        <Slider.Label>{ui('ui.stop-at')}</Slider.Label>
        <span>{words(pathLength(draft))}</span>
      </div>
      <Slider.Control className="slider-control" onKeyDown={(event) => event.key === 'Enter' && void confirmPlacing()}>
        <Slider.Track className="slider-track">
          <Slider.Indicator className="slider-filled" />
          <Slider.Thumb className="slider-thumb" getAriaValueText={() => words(pathLength(draft))} />
        </Slider.Track>
      </Slider.Control>
    </Slider.Root>
  )
}
