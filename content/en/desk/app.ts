import { company } from '#content/company.ts'

/** The desk as an app among a phone's others. */
export const deskApp = {
  name: `${company.name} desk`,
  shortName: 'Desk',
  description: 'Who waits for an answer, demos, mail and payments.',
  offline: {
    title: 'No connection',
    text: 'The desk needs one: nothing about the people in it is kept on this device. What you had typed on a person’s page is in its field again when you are back.',
    unsure:
      'If you had just pressed a button, it is not certain whether that arrived. Please look before you press again.',
    retry: 'Try again',
  },
}

export type DeskAppWords = typeof deskApp
