import { company } from '#content/company.ts'
import { greetableName } from './templates/greeting.ts'

// A mail of the hosted API is a template of the account's, filled in. Its one template for visitors and its one for the
// team know these names. A visitor's address is among them, because the template has no other way to learn it; the team's
// is in some mails only, so the team's template has to hold it.

export const teamName = `${company.name} team`

export function parametersForVisitor(
  told: { name: string; email: string; title: string; message?: string },
  publicUrl: string,
): Record<string, string> {
  const name = greetableName(told.name) ?? ''
  return { ...told, name, company_name: company.name, logo_url: `${publicUrl}/apple-touch-icon.png` }
}

export function parametersForTeam(
  told: { from_name: string; from_email?: string; subject: string; message: string },
  team: string,
): Record<string, string> {
  return { ...told, to_name: teamName, to_email: team }
}
