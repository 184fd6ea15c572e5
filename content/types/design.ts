import type { PageHead } from './frame.ts'

/** The page that shows the parts the site is made of, for whoever changes it next. */
export interface DesignWords {
  head: PageHead
  title: string
  lead: string
  colours: { heading: string; names: { token: string; text: string }[] }
  type: { heading: string; samples: { style: string; text: string }[] }
  buttons: { heading: string; labels: Record<'primary' | 'outline' | 'quiet' | 'on-band', string> }
  fields: {
    heading: string
    summary: string
    name: { label: string; hint: string }
    email: { label: string; error: string }
    service: { label: string; options: { value: string; label: string }[] }
    message: { label: string }
    consent: { label: string; hint: string }
    send: string
  }
  notices: {
    heading: string
    show: string
    normal: { title: string; text: string }
    showDestructive: string
    destructive: { title: string; text: string }
    openDialog: string
    dialogTitle: string
    dialogText: string
    closeDialog: string
    tooltipButton: string
    tooltip: string
  }
  waiting: { heading: string; label: string }
  textiles: { heading: string; lead: string; titles: string[] }
}
