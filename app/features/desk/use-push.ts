import { useEffect, useState } from 'react'
import { useSubmit } from 'react-router'
import { deskPaths } from '#content/desk-paths.ts'
import type { NotificationWords } from '#content/en/desk/notifications.ts'

/** How notifications stand in this browser, by what is said of it. */
type PushState = Exclude<keyof NotificationWords['here'], 'heading' | 'turnOn' | 'turnOff'>

interface PushHere {
  state: PushState
  /** The listed device that is this browser. */
  deviceId: string | undefined
  /** Asks the owner; browsers let that happen only on a press. */
  turnOn(): Promise<void>
  turnOff(): Promise<void>
}

interface Known {
  id: string
  fingerprint: string
}

export function usePush(publicKey: string, devices: readonly Known[]): PushHere {
  const submit = useSubmit()
  const [state, setState] = useState<PushState>('checking')
  const [deviceId, setDeviceId] = useState<string>()
  useEffect(() => {
    let isCurrent = true
    const look = async () => {
      const hindrance = hindranceHere()
      const fingerprint = hindrance ? undefined : await fingerprintHere()
      const own = devices.find((device) => device.fingerprint === fingerprint)
      if (!isCurrent) return
      setDeviceId(own?.id)
      setState(hindrance ?? (own ? 'on' : 'off'))
    }
    look()
    return () => {
      isCurrent = false
    }
  }, [devices])
  return {
    state,
    deviceId,
    async turnOn() {
      const answer = await Notification.requestPermission()
      if (answer !== 'granted') return setState(answer === 'denied' ? 'denied' : 'dismissed')
      try {
        const { endpoint, keys } = await subscribe(publicKey)
        await submit({ do: 'turn-on', endpoint, ...keys }, { method: 'post', preventScrollReset: true })
      } catch {
        setState('failed')
      }
    },
    async turnOff() {
      await (await subscriptionHere())?.unsubscribe()
      await submit({ do: 'remove', device: deviceId ?? '' }, { method: 'post', preventScrollReset: true })
    },
  }
}

/** What stands in the way before anybody is asked. */
function hindranceHere(): PushState | undefined {
  if (!isSecureContext) return 'insecure'
  if (!('serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window))
    return isAppleTouch() ? 'homeScreen' : 'cannot'
  return Notification.permission === 'denied' ? 'denied' : undefined
}

/** An iPad says that it is a Mac, of which none has a screen to touch. */
function isAppleTouch(): boolean {
  return /iPhone|iPad|Macintosh/.test(navigator.userAgent) && navigator.maxTouchPoints > 1
}

async function subscriptionHere(): Promise<PushSubscription | null | undefined> {
  const registration = await navigator.serviceWorker.getRegistration(deskPaths.today)
  return registration?.pushManager.getSubscription()
}

async function fingerprintHere(): Promise<string | undefined> {
  const subscription = await subscriptionHere().catch(() => undefined)
  if (!subscription) return undefined
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(subscription.endpoint))
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** Anew, so that a browser which knew another key of ours takes news under this one. */
async function subscribe(publicKey: string) {
  await (await subscriptionHere())?.unsubscribe()
  await navigator.serviceWorker.register(deskPaths.worker, { scope: deskPaths.today })
  const { pushManager } = await navigator.serviceWorker.ready
  const subscription = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey })
  const { endpoint = '', keys = {} } = subscription.toJSON()
  return { endpoint, keys }
}
