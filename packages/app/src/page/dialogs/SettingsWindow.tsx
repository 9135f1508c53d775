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
        <Setting name="speed" words={(each) => ui(`ui.setting.speed.${each}`)} />
        <Setting name="textSize" words={(each) => ui(`ui.setting.textSize.${each}`)} />
        <Setting name="palette" words={(each) => ui(`ui.setting.palette.${each}`)} />
        <Setting name="ruleCodes" words={(each) => ui(`ui.setting.ruleCodes.${each}`)} />
        <Setting name="attention" words={(each) => ui(`ui.attention.${each}`)} />
        <Setting name="dice" words={(each) => ui(`ui.setting.dice.${each}`)} />
        <Setting name="zoom" words={(each) => ui(`ui.setting.zoom.${each}`)} />
        <Setting name="sound" words={(each) => ui(`ui.setting.sound.${each}`)} />
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
      options={SETTINGS[name].map((each) => ({ value: each, words: words(each) }))}
      onChoose={(chosen) => changeSetting(name, chosen)}
    />
  )
}
