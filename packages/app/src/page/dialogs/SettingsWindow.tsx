import { Choices } from '../pages/Choices.tsx'
import { LanguageChoice } from '../pages/LanguageChoice.tsx'
import { ThemeButton } from '../pages/ThemeButton.tsx'
import { changeSetting, SETTINGS, type Settings, useSettings } from '../store/settings.ts'
import { useTranslator } from '../translator/TranslatorContext.tsx'
import { DialogWindow } from './DialogWindow.tsx'

/** Settings for every page. */
export function SettingsWindow({ open, onClose }: { open: boolean; onClose(): void }) {
  const { ui } = useTranslator()
  return (
    <DialogWindow open={open} title={ui('ui.settings')} onClose={onClose}>
      <div className="settings">
        <div className="actions">
          <LanguageChoice />
          <ThemeButton />
        </div>
        <Setting name="speed" words={(speed) => ui(`ui.setting.speed.${speed}`)} />
        <Setting name="textSize" words={(size) => ui(`ui.setting.textSize.${size}`)} />
        <Setting name="palette" words={(palette) => ui(`ui.setting.palette.${palette}`)} />
        <Setting name="ruleCodes" words={(codes) => ui(`ui.setting.ruleCodes.${codes}`)} />
        <Setting name="attention" words={(mode) => ui(`ui.attention.${mode}`)} />
        <Setting name="figures" words={(figures) => ui(`ui.setting.figures.${figures}`)} />
        <Setting name="dice" words={(dice) => ui(`ui.setting.dice.${dice}`)} />
        <Setting name="zoom" words={(zoom) => ui(`ui.setting.zoom.${zoom}`)} />
        <Setting name="sound" words={(volume) => ui(`ui.setting.sound.${volume}`)} />
      </div>
    </DialogWindow>
  )
}

interface SettingProps<K extends keyof Settings> {
  readonly name: K
  words(value: Settings[K]): string
}

function Setting<K extends keyof Settings>({ name, words }: SettingProps<K>) {
  const { ui } = useTranslator()
  const value = useSettings((settings) => settings[name])
  return (
    <Choices
      title={ui(`ui.setting.${name}`)}
      value={value}
      options={SETTINGS[name].map((choice) => ({ value: choice, words: words(choice) }))}
      onChoose={(chosen) => changeSetting(name, chosen)}
    />
  )
}
