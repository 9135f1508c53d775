import { type ProfileForm as Form, type Json, profileFields, valueAt } from '@fray/kernel'
import { clsx } from 'clsx'
import { useState } from 'react'
import type { Fault } from '../../locales/fault.ts'
import { FaultText } from '../translator/FaultText.tsx'
import { useTranslator } from '../translator/TranslatorContext.tsx'
import { assignId, isFaulty, newProfile, otherFaults } from './model/profile-draft.ts'
import { ProfileFields } from './ProfileFields.tsx'

interface Props {
  readonly form: Form
  readonly profiles: readonly Json[]
  /** The profiles that the force already has: its entries refer to them by id. */
  readonly kept: readonly Json[]
  /** The faults of the present profiles. */
  readonly fault: Fault
  onChange(profiles: readonly Json[]): void
}

/** All custom profiles, one of them as a form. */
export function ProfileForm({ form, profiles, kept, fault, onChange }: Props) {
  const { ui } = useTranslator()
  const [shown, setShown] = useState(0)
  const index = Math.min(shown, profiles.length - 1)
  const profile = profiles[index]
  const rest = profile === undefined ? [] : otherFaults(fault, index, profileFields(form, profile))
  return (
    <div className="profile-form">
      <div className="actions">
        {profiles.map((otherProfile, i) => (
          <button
            // biome-ignore lint/suspicious/noArrayIndexKey: a profile is known by its number, whatever it is called
            key={i}
            type="button"
            className={clsx('chip', isFaulty(fault, i) && 'chip-faulty')}
            aria-pressed={i === index}
            onClick={() => setShown(i)}
          >
            {String(valueAt(otherProfile, 'name') ?? '') || ui('ui.profile-nameless')}
          </button>
        ))}
        <button
          type="button"
          className="tool"
          onClick={() => {
            onChange([...profiles, newProfile(form, profiles)])
            setShown(profiles.length)
          }}
        >
          {ui('ui.profile-new')}
        </button>
        {profile === undefined ? null : (
          <button type="button" className="tool" onClick={() => onChange(profiles.toSpliced(index, 1))}>
            {ui('ui.profile-remove')}
          </button>
        )}
      </div>
      {profile === undefined
        ? null
        : form.sections.map((section, i) => (
            <ProfileFields
              // biome-ignore lint/suspicious/noArrayIndexKey: sections stand where they stand
              key={`${index} ${i}`}
              section={section}
              profile={profile}
              index={index}
              fault={fault}
              onChange={(changed) =>
                onChange(profiles.with(index, assignId(profile, changed, profiles.toSpliced(index, 1), kept)))
              }
            />
          ))}
      {rest.length > 0 ? <FaultText fault={rest} /> : null}
    </div>
  )
}
