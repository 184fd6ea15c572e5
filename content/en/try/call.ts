import type { CallLanguage, CallSceneId } from '#content/call-scene.ts'
import type { Facts } from '#content/facts.ts'
import type { PageHead } from '#content/page-head.ts'
import { paths } from '#content/paths.ts'
import { callsWith, talks } from '#content/sample-calls.ts'
import { callNotes } from './call-notes.ts'

export const tryCallHead: PageHead = {
  title: 'Try a Call with a Voice Agent',
  description:
    'Nine short calls to a clinic, a school and a guest house, in Hindi, English and Swahili. Read along, see the diary fill in, then take the caller’s part yourself.',
}

const scenes: Record<CallSceneId, string> = { clinic: 'Clinic', school: 'School', hotel: 'Guest house' }
const titles: Record<CallSceneId, string> = {
  clinic: 'New appointment',
  school: 'School visit',
  hotel: 'Room enquiry',
}
const languages: Record<CallLanguage, string> = { hi: 'Hindi', en: 'English', sw: 'Swahili' }

export const tryCall = ({ price, schedulerLink }: Facts) => ({
  title: 'Listen in on a call',
  lead: 'Pick a business and a language, press play and read along. You see what the caller says, what goes into the diary, and what reaches the owner on WhatsApp.',
  played: {
    heading: 'Hear a call',
    choose: { scene: 'Which business', language: 'Which language', scenes, languages },
    play: 'Play the call',
    pause: 'Pause',
    resume: 'Go on',
    again: 'From the start',
    sound: {
      isOff: 'Sound: off',
      isOn: 'Sound: on',
      question: 'Play with sound?',
      source:
        'The voices come from your own device. Some browsers send the text to the company that makes them, to have it spoken. Nothing is sent to us.',
      yes: 'Play with sound',
      no: 'No sound',
      none: 'Your browser has no voice for this language, so the call plays silently. Every word is on the screen.',
    },
    rings: 'Incoming call, {time}',
    transcript: 'What is said',
    playFrom: 'Play from line {line}',
    agent: 'Agent',
    caller: 'Caller',
    now: '{speaker}: {text}',
    diary: {
      heading: 'In the diary',
      name: 'Name',
      when: 'When',
      what: 'What for',
      before: 'Changed from',
      open: 'Not said yet',
    },
    summary: {
      heading: 'On the owner’s WhatsApp',
      titles,
      forYou: 'For you:',
      waiting: 'Arrives when the call ends.',
    },
    sample:
      'Sample: callers and businesses are invented. Each owner gets the note in their own language; here it is in yours.',
  },
  /** On the page of the service. */
  more: { label: 'Hear all nine calls, or try one yourself', href: paths.tryCall },
  calls: callsWith(callNotes),
  talk: {
    heading: 'Now you are the caller',
    lead: 'Type the way you would speak, or press one of the answers. Change your mind, ask for Sunday, ask something it cannot know.',
    plainly:
      'This is a scripted demonstration that runs inside this page: a set of rules, not a real agent. Nothing is booked, sent or stored.',
    withoutScript: 'Talking to it needs JavaScript. The calls above can be read without it.',
    thread: 'The call so far',
    field: 'Your answer',
    placeholder: 'Say something…',
    send: 'Say it',
    replies: 'Or press one',
    again: 'Start again',
    over: 'The call is over.',
    tooLong: 'Only the first {count} characters were read. On a call, people say one sentence at a time.',
    speak: {
      label: 'Speak instead',
      question: 'Use your microphone?',
      source:
        'Most browsers send what you say to the company that makes them, to be turned into text. Only that text comes back to this page. Nothing is sent to us.',
      yes: 'Use the microphone',
      no: 'Keep typing',
      start: 'Speak',
      listening: 'Listening… press to stop',
      failed: 'Nothing came through. Please try again, or type.',
      refused: 'The browser did not allow the microphone. Please type instead.',
    },
    ringBack: 'Please call back',
    urgent: 'Urgent: the caller described an emergency.',
    asksForPerson: 'The caller asked for a person.',
    nothing: 'Nothing to do.',
    time: 'Just now',
    languages: talks,
  },
  closing: {
    title: 'Hear it with your own timings',
    text: 'At the demo your phone rings, and you talk to an agent that knows your timings and the answers to three of your questions.',
    note: `Setup from ${price('ai-voice-agents.page.starter')}, first month of support free.`,
    actions: [
      { label: 'Book a Free Demo', href: schedulerLink('ai-voice-agents') },
      { label: 'See the plans', href: `${paths['ai-voice-agents']}#pricing` },
    ],
  },
})
