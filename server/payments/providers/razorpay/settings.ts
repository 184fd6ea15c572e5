import { z } from 'zod'

export type RazorpaySettings = NonNullable<z.infer<typeof razorpaySettings>>

export const usualScript = 'https://checkout.razorpay.com/v1/checkout.js'

const keys = ['RAZORPAY_KEY_ID', 'RAZORPAY_KEY_SECRET', 'RAZORPAY_WEBHOOK_SECRET'] as const

export const razorpaySettings = z
  .object({
    RAZORPAY_KEY_ID: z
      .string()
      .regex(/^[\w-]+$/, 'must be the key’s id, such as rzp_live_…')
      .optional(),
    RAZORPAY_KEY_SECRET: z.string().optional(),
    RAZORPAY_WEBHOOK_SECRET: z.string().optional(),
    RAZORPAY_WEBHOOK_SECRET_OLD: z.string().optional(),
    RAZORPAY_URL: webAddress('must be the https address of the payment API, with /v1').default(
      'https://api.razorpay.com/v1',
    ),
    RAZORPAY_CHECKOUT_URL: webAddress('must be the https address of the checkout script').default(
      usualScript,
    ),
  })
  .superRefine((env, context) => {
    const given = keys.find((setting) => env[setting])
    for (const setting of keys)
      if (given && !env[setting])
        context.addIssue({ code: 'custom', path: [setting], message: `must be set when ${given} is` })
  })
  .transform((env) => {
    const { RAZORPAY_KEY_ID: keyId, RAZORPAY_KEY_SECRET: keySecret } = env
    if (!keyId || !keySecret) return undefined
    const { RAZORPAY_WEBHOOK_SECRET: current, RAZORPAY_WEBHOOK_SECRET_OLD: old } = env
    return {
      keyId,
      keySecret,
      // The one before is believed for a while after a change.
      webhookSecrets: [current, old].filter((secret) => secret !== undefined),
      apiUrl: env.RAZORPAY_URL.replace(/\/+$/, ''),
      checkoutUrl: env.RAZORPAY_CHECKOUT_URL,
    }
  })

function webAddress(message: string) {
  return z.url({ protocol: /^https?$/, error: message })
}
