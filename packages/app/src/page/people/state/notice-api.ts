import { NOTICE_LANGUAGES, type NoticeInfo } from '@fray/protocol'
import { request } from '../../online/state/api.ts'

export function readNotices(): Promise<NoticeInfo> {
  return request('GET', 'my/notices')
}

/** Saves the settings; notices come in the language of the page, or in English. */
export function changeNotices(email: string, hours: number, pageLanguage: string): Promise<NoticeInfo> {
  const language = NOTICE_LANGUAGES.find((known) => known === pageLanguage) ?? 'en'
  return request('POST', 'my/notices', { email: email.trim() || null, hours, language })
}

export function canPush(): boolean {
  return 'serviceWorker' in navigator && 'PushManager' in globalThis
}

async function ownSubscription(): Promise<PushSubscription | undefined> {
  const registration = canPush() ? await navigator.serviceWorker.getRegistration() : undefined
  return (await registration?.pushManager.getSubscription()) ?? undefined
}

/** Whether this browser is told. */
export async function isPushed({ pushes }: NoticeInfo): Promise<boolean> {
  const own = await ownSubscription()
  return own !== undefined && pushes.includes(own.endpoint)
}

/** Asks the browser for leave to show notices, and subscribes. */
export async function startPush(applicationServerKey: string): Promise<NoticeInfo> {
  const { pushManager } = await navigator.serviceWorker.ready
  const subscription = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey })
  const { endpoint, keys } = subscription.toJSON()
  return request('POST', 'my/notices/push', { endpoint, keys })
}

export async function endPush(): Promise<NoticeInfo> {
  const own = await ownSubscription()
  await own?.unsubscribe()
  return request('POST', 'my/notices/remove-push', { endpoint: own?.endpoint ?? '' })
}
