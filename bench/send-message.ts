import { randomUUID } from 'node:crypto'

/** Sends one message through the contact form's address, as a visitor of their own; the id it is kept under. */
export async function sendMessage(port: number): Promise<string> {
  const response = await fetch(`http://127.0.0.1:${port}/api/contact`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      name: 'मीना Rawat',
      email: `visitor-${randomUUID()}@school.example`,
      subject: 'Fee reminders',
      message: 'Can it remind parents of the fees?\nWe are a school of 800.',
    }),
  })
  const body = await response.json()
  if (response.status !== 201) throw new Error(`${response.status} ${JSON.stringify(body)}`)
  return body.id
}
