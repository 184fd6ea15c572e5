import type { CareWords } from '#content/assistant-words.ts'
import type { Facts } from '#content/facts.ts'
import { openingTimes } from '#content/opening-hours.ts'

/** What is said to who is angry, hurt, worried or in a hurry. */
export function care({ terms, contact, hours: [weekdays, saturday] }: Facts): CareWords {
  const hours = `Monday to Friday ${openingTimes(weekdays, 'to')}, Saturday ${openingTimes(saturday, 'to')} (IST)`
  return {
    sorry: {
      broken: 'I am sorry. That should not happen, and it is you and your customers who bear it.',
      billing: 'I am sorry. A charge that is not right has to be looked at.',
      waiting: `I am sorry. We promise a reply within ${terms.replyHours} hours, and if nobody has answered you, that is not all right.`,
      loss: 'I am sorry, that is bad for you and for your customer.',
    },
    team: `I cannot see your agent, your messages or your account from here, but the team can. WhatsApp ${contact.whatsappDisplay} is the quickest, or write to ${contact.email}: your name, what happened and since when. They reply within ${terms.replyHours} hours, sooner during office hours. The button below sends them this conversation.`,
    again: `I understand. From here I can neither see your agent or account nor promise a sooner reply. WhatsApp ${contact.whatsappDisplay} is the quickest way to a person, in office hours ${hours}; if you have written there already, take ${contact.email} or the button that sends this conversation. Whether money comes back or a month is not charged, only the team can decide: put it into the same message.`,
    third: `I hear you, and I can do no more here than pass you on: the button below sends the team everything you wrote, and ${contact.email} reaches them too. Your name, the date and what happened are enough.`,
    compensation:
      'Whether a loss is made good is not on our pages; only the team can decide that, so tell them what happened and since when. By our terms AI can make mistakes, and you stay responsible for what your business promises its customers.',
    owner: 'No other or personal number is on our pages; e-mail and the contact form reach the same team.',
    urgent: `I understand that it is urgent. WhatsApp ${contact.whatsappDisplay} is the quickest; in office hours, ${hours}, somebody answers sooner. What is promised is a reply within ${terms.replyHours} hours, and no fixed time before that.`,
    job: 'That is a worry to take seriously. What becomes of a job is decided by the people there, and not by an agent.',
    condolence: 'I am so sorry for your loss, and thank you for telling me.',
    meanwhile:
      'Until they answer: with a WhatsApp agent you can reply in a chat yourself, and it steps aside until you tell it to go on.',
    noShame: 'Please do not be shy to ask, and nothing has to be decided today; the first call is free.',
    refundAgain: `That is how the refund policy has it: everything comes back only if setup has not started, ${terms.refund.partPercent}% if it is partly built and not working yet, used or not. I can neither change that nor promise more; if your case is different, write the reason to ${contact.email}, and the team decides.`,
    claimedAgain: `I do not say that you are wrong, and I cannot type a yes either: from here I can only confirm what the list says. Send what you were told, with the name, the date and a screenshot, to ${contact.email} or on WhatsApp ${contact.whatsappDisplay}; the team looks at it and answers you.`,
    saidAgain: 'To say it once more:',
  }
}
