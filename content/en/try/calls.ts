import type { CallSceneId, SpokenCall } from '#content/call-scene.ts'

/** English as it is spoken on the phone in Pune, Arusha and Stone Town. */
export const calls: Record<CallSceneId, SpokenCall> = {
  clinic: {
    business: 'Kulkarni Eye Clinic, Pune',
    lines: [
      {
        kind: 'agent',
        text: 'Good evening, Kulkarni Eye Clinic. This call is recorded. How can I help you?',
      },
      {
        kind: 'caller',
        text: 'Ya, hello… I wanted an appointment, um, for my father. Cataract check-up only.',
      },
      {
        kind: 'agent',
        text: 'Cataract check-up, sure. The doctor is in on Monday and Wednesday. On Monday I have 11:20 in the morning or 4:40.',
      },
      { kind: 'caller', text: 'Monday, 11:20. He walks slowly, so morning is better.' },
      { kind: 'agent', text: 'Monday, 11:20 in the morning. And his good name, please?' },
      {
        kind: 'caller',
        text: 'Prakash Joshi. Actually, wait… on Monday my brother has the car. Wednesday, same time?',
      },
      {
        kind: 'agent',
        text: 'Wednesday at 11:20 is free too, so I’ve moved it. Prakash Joshi, cataract check-up.',
      },
      { kind: 'caller', text: 'And he takes blood thinners. Should he stop them before coming?' },
      {
        kind: 'agent',
        text: 'Only the doctor can answer that, so please don’t stop anything yet. I’ve noted it, and the clinic will call you tomorrow morning.',
      },
    ],
    diary: { name: [5], when: [3, 6], what: [1] },
  },
  school: {
    business: 'Kilimani Academy, Arusha',
    lines: [
      { kind: 'agent', text: 'Good afternoon, Kilimani Academy. Calls are recorded. How may I help?' },
      {
        kind: 'caller',
        text: 'Hello, yes… I’m asking about a place for my son. He is finishing Standard Three now.',
      },
      {
        kind: 'agent',
        text: 'So he would join Standard Four. You’re welcome to see the school first. Which day suits you?',
      },
      { kind: 'caller', text: 'Tuesday? I can come after work, like… four o’clock.' },
      {
        kind: 'agent',
        text: 'Visits end at three, I’m afraid. On Tuesday there is eleven in the morning, or half past one.',
      },
      { kind: 'caller', text: 'Okay, half past one. No, sorry, eleven. Eleven is better.' },
      { kind: 'agent', text: 'Tuesday at eleven, about Standard Four. May I have your name?' },
      { kind: 'caller', text: 'Neema Mushi. And the school bus, does it come up to Njiro?' },
      {
        kind: 'agent',
        text: 'I don’t have the bus routes, so I won’t guess. The office will call you about Njiro before Tuesday. Thank you, Neema.',
      },
    ],
    diary: { name: [7], when: [3, 6], what: [2] },
  },
  hotel: {
    business: 'Jahazi Guest House, Zanzibar',
    lines: [
      {
        kind: 'agent',
        text: 'Good morning, Jahazi Guest House, Stone Town. This call is recorded. How can I help?',
      },
      {
        kind: 'caller',
        text: 'Hi! Um, do you have a double room from the twelfth? For, let me see, four nights.',
      },
      {
        kind: 'agent',
        text: 'From the twelfth to the sixteenth, for two. Yes, a double with a sea view is free.',
      },
      {
        kind: 'caller',
        text: 'Great. Oh… we land on the thirteenth, not the twelfth. Sorry. So three nights.',
      },
      {
        kind: 'agent',
        text: 'No problem: the thirteenth to the sixteenth, three nights. What name shall I put down?',
      },
      { kind: 'caller', text: 'Grace Turner. We land at three in the morning, is anyone… awake then?' },
      { kind: 'agent', text: 'Someone is at the desk all night. I’ve noted three in the morning.' },
      { kind: 'caller', text: 'Lovely. And could you do something on the price if we stay a week?' },
      {
        kind: 'agent',
        text: 'Prices are for the manager to decide, so I’ve passed that on. Salma will write to you today. See you on the thirteenth, Grace.',
      },
    ],
    diary: { name: [5], when: [1, 4], what: [2] },
  },
}
