import { z } from 'zod'
import type { PaymentProvider, ProviderDefinition, ProviderParts } from './provider.ts'
import { razorpay } from './razorpay/razorpay.ts'
import { testCheckout } from './test-checkout/test-checkout.ts'

/** Every way to be paid, the preferred one first. An order remembers the name of its own, so names stay. */
const definitions = {
  razorpay,
  test: testCheckout,
} satisfies Record<string, ProviderDefinition>

export type ProviderId = keyof typeof definitions
export type OpenProvider = PaymentProvider & { id: ProviderId; webhookPath: string }

const entries = Object.entries(definitions) as [ProviderId, ProviderDefinition][]

export const webhookPaths = new Set(entries.map(([, { webhookPath }]) => webhookPath))
export const standIns = entries.filter(([, { openedBy }]) => !openedBy).map(([id]) => id)
/** For real, in play, or not at all. */
export type PaymentKind = 'real' | 'test' | 'off'

export function paymentKind(open: { id: ProviderId }[]): PaymentKind {
  if (open.length === 0) return 'off'
  return open.some(({ id }) => standIns.includes(id)) ? 'test' : 'real'
}

/** The settings that would open the others. */
export const openingSettings = entries.flatMap(([, { openedBy }]) => openedBy ?? [])

/** The part of the environment that says who is open: all that are set up, or in a demonstration a stand-in. */
export const paymentSettings = z.record(z.string(), z.string()).transform((env, context) => {
  const setups = entries.flatMap(([id, { settings, webhookPath }]) => {
    const parsed = settings.safeParse(env)
    for (const { path, message } of parsed.error?.issues ?? [])
      context.addIssue({ code: 'custom', path: [...path], message })
    return parsed.data ? [{ id, webhookPath, ...parsed.data }] : []
  })
  const [playing = [], real = []] = [true, false].map((isStandIn) =>
    setups.filter(({ id }) => standIns.includes(id) === isStandIn),
  )
  return { payments: real.length > 0 || env.SITE_MODE === 'live' ? real : playing }
})

export function openProviders(
  setups: z.infer<typeof paymentSettings>['payments'],
  parts: ProviderParts,
): OpenProvider[] {
  return setups.map(({ id, webhookPath, open }) => ({ ...open(parts), id, webhookPath }))
}
