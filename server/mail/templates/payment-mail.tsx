import { render, toPlainText } from '@react-email/render'
import { company } from '#content/company.ts'

export interface PaymentMailProps {
  heading: string
  /** Said first, when no money really moved. */
  warning?: string | undefined
  paragraphs: string[]
  /** What was bought, for how much, under which number. */
  facts: { label: string; value: string }[]
  link?: { label: string; href: string } | undefined
  closing?: string | undefined
}

export async function renderPaymentMail(props: PaymentMailProps): Promise<{ html: string; text: string }> {
  const html = await render(<PaymentMail {...props} />)
  return { html, text: toPlainText(html) }
}

function PaymentMail({ heading, warning, paragraphs, facts, link, closing }: PaymentMailProps) {
  return (
    <html lang="en">
      <body style={{ fontFamily: 'sans-serif', fontSize: '16px', lineHeight: 1.6, color: '#171a2b' }}>
        {warning && (
          <p>
            <strong>{warning}</strong>
          </p>
        )}
        <h1 style={{ fontSize: '22px' }}>{heading}</h1>
        {paragraphs.map((text) => (
          <p key={text}>{text}</p>
        ))}
        <dl>
          {facts.map(({ label, value }) => (
            <div key={label} style={{ marginBottom: '6px' }}>
              <dt style={{ display: 'inline', color: '#4a4f68' }}>{label}: </dt>
              <dd style={{ display: 'inline', margin: 0 }}>
                <strong>{value}</strong>
              </dd>
            </div>
          ))}
        </dl>
        {link && (
          <p>
            <a href={link.href}>{link.label}</a>
          </p>
        )}
        {closing && <p>{closing}</p>}
        <p style={{ color: '#4a4f68' }}>
          {company.name}, {company.city}, {company.country}
        </p>
      </body>
    </html>
  )
}
