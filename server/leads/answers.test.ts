import { expect, test } from 'vitest'
import { leads } from '#server/db/schema/leads.ts'
import { timelineOf } from '#server/desk/timeline.ts'
import { onBothEngines } from '../../tests/engines.ts'
import { aLead } from '../../tests/factories.ts'
import { answersIn } from './answers.ts'
import { enquiryMail } from './lead-mails.ts'

const person = { name: 'Meena', email: 'meena@school.example', marketing_consent: false }
/** As a form would give it that asks one thing more. */
const answers = answersIn({ ...person, ...{ company_size: '10 to 20', website: undefined } })

onBothEngines('what a form asks besides what has a column', (open) => {
  test('is kept with the lead, and stands in the team’s mail and at the desk', async () => {
    const database = await open()
    const lead = { ...aLead({ answers }), id: crypto.randomUUID() }
    await database.db.insert(leads).values(lead)
    const [kept] = await database.db.select().from(leads)
    expect(kept?.answers).toEqual({ company_size: '10 to 20' })
    const [event] = await timelineOf(database, { id: kept?.personId ?? '', email: lead.email })
    expect(event).toMatchObject({ kind: 'lead', facts: ['company_size: 10 to 20'] })
    const settings = { team: 'team@sutradhar.example', publicUrl: 'https://www.sutradhar.example' }
    const mail = enquiryMail({ lead, contact: { subject: 'Fees', message: 'Hello' } }, settings)
    expect(mail.text).toMatch(/company_size:? *10 to 20/)
  })
})
