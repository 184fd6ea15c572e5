import { expect, test } from 'vitest'
import { parseEnv, secretsOf } from './env.ts'
import { createLog } from './log.ts'

test('what others say of a failure is logged without the secrets that it may repeat', () => {
  const parsed = parseEnv({
    SESSION_SECRET: 'the session secret of thirty-two',
    DATABASE_URL: 'postgres://site:database%20word@db.example/site',
    MAIL_URL: 'smtp://site:mail-word@mail.example',
    GEMINI_API_KEY: 'model-key',
    RAZORPAY_KEY_ID: 'rzp_live_1',
    RAZORPAY_KEY_SECRET: 'key-secret',
    RAZORPAY_WEBHOOK_SECRET: 'webhook-secret',
    RAZORPAY_WEBHOOK_SECRET_OLD: 'older-secret',
  })
  if (!parsed.ok) throw new Error(parsed.problems.join())
  const lines: string[] = []
  const secrets = secretsOf(parsed.env)
  expect(secrets).toHaveLength(8)
  createLog((line) => lines.push(line), secrets)('warn', 'told', {
    reason: `You sent ${secrets.join(' and ')}.`,
  })
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({
    event: 'told',
    reason: `You sent ${secrets.map(() => '…').join(' and ')}.`,
  })
})
