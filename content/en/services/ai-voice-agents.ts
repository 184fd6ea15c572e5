import { bookingFormLink, isSet } from '#content/booking-link.ts'
import { company } from '#content/company.ts'
import { capital, counted, inWords } from '#content/en/counting.ts'
import { fullVideo } from '#content/external-links.ts'
import type { Facts } from '#content/facts.ts'
import type { Link } from '#content/link.ts'
import { paths } from '#content/paths.ts'
import type { ServiceEntry } from '#content/service-entry.ts'
import type { ServicePage } from '#content/service-page.ts'

/** None while neither address has been set. */
function fullVideoOf(addresses: Facts['links']['voiceAgents']): Link | undefined {
  const href = fullVideo(addresses)
  return href === undefined ? undefined : { label: 'Watch the full video', href }
}

const page = ({ price, plans, whatsappLink, links }: Facts): ServicePage => ({
  page: 'ai-voice-agents',
  head: {
    title: 'AI Voice Agents That Pick Up Every Call',
    description: `A voice agent that answers, books and follows up in Hindi, English or Swahili. Setup from ${price('ai-voice-agents.page.starter')}, first month of support free.`,
  },
  picture: {
    kind: 'call-strip',
    label:
      'A call drawn as one line: two rings, a greeting in Hindi, a free slot found, and a minute later a written summary.',
    moments: [
      { at: '0:00', text: 'Two rings, at 9:42 pm' },
      { at: '0:05', text: 'Namaste, Asha Clinic. Kahiye?', spokenIn: 'hi-Latn' },
      { at: '0:31', text: 'Kal 10:20 par jagah hai.', spokenIn: 'hi-Latn' },
      { at: '1:02', text: 'Summary on your phone' },
    ],
  },
  hero: {
    title: 'AI Voice Agents That Pick Up Every Call',
    lead: 'Two rings, then a calm voice in Hindi, English or Swahili. It gives your timings, finds a free slot, notes complaints, and sends you a short summary.',
    badge: 'First month of support free',
    actions: [
      { label: 'Book a Free Demo', href: bookingFormLink('ai-voice-agents') },
      {
        label: 'Chat on WhatsApp',
        href: whatsappLink(`Hello ${company.name}, I would like to hear a voice agent for my business.`),
      },
    ],
  },
  offer: {
    title: 'First month of support free',
    text: 'In the first weeks, callers ask things nobody planned for. We listen to the calls and correct the agent, free of charge.',
  },
  sections: [
    {
      kind: 'video',
      id: 'demo',
      heading: 'Hear it take a call',
      lead: 'It is 9:42 pm at a clinic. A caller asks in Hindi, changes her mind about the time, and has an appointment a minute later.',
      video: isSet(links.voiceAgents.youtubeVideoId)
        ? {
            id: links.voiceAgents.youtubeVideoId,
            title: 'A voice agent books a clinic appointment',
            lead: 'Watch it on video: a real agent on a real phone line.',
            play: 'Play the video',
            privacy: 'The video comes from YouTube and loads only when you press play.',
          }
        : undefined,
      full: fullVideoOf(links.voiceAgents),
    },
    {
      kind: 'tiles',
      id: 'offerings',
      heading: 'Six jobs you can give it',
      items: [
        {
          title: 'Reception',
          text: 'Answers your main line, gives your address, timings and fees, and puts callers through when needed.',
        },
        {
          title: 'Appointments',
          text: 'Offers free slots from your calendar, and books, moves or cancels appointments.',
        },
        {
          title: 'Enquiry call-back',
          text: 'Calls each new lead within minutes of the form, asks your five questions and notes the answers.',
        },
        {
          title: 'Reminders',
          text: 'Tomorrow’s visit, Friday’s fees, Sunday’s site visit. It asks for a yes and notes the reply.',
        },
        {
          title: 'Order status',
          text: '“Where is my parcel?” It answers from your order sheet, so nobody has to look it up.',
        },
        {
          title: 'Feedback',
          text: 'Three questions after a visit or a stay. You hear of unhappy answers the same evening.',
        },
      ],
    },
    {
      kind: 'audiences',
      id: 'audiences',
      heading: 'Who it is for',
      items: [
        {
          icon: 'clinic',
          title: 'Clinics and hospitals',
          text: 'OPD timings, tokens and report status, with one line for three doctors.',
        },
        {
          icon: 'school',
          title: 'Schools and coaching centres',
          text: 'Two hundred calls a day in admission season, only six a day in August.',
        },
        {
          icon: 'hotel',
          title: 'Hotels and restaurants',
          text: 'Rooms, tables and airport pick-up, even for the guest who lands at 3 am.',
        },
        {
          icon: 'property',
          title: 'Real estate',
          text: 'Calls every portal lead right away to ask the budget, the area and a date for the site visit.',
        },
      ],
    },
    {
      kind: 'plans',
      id: 'pricing',
      heading: 'Setup, paid once',
      lead: 'A call flow is one job from the list above, from “namaste” to the note in your sheet.',
      note: 'Hosting is billed separately; see below. Prefer one monthly fee with minutes included? See the voice tiers on the pricing page.',
      items: plans('ai-voice-agents-setup', {
        starter: ({ features }) => ({
          monthlyNote: 'plus monthly hosting',
          description: 'One job done well, usually reception.',
          highlight: counted(features.callFlows, 'call flow'),
          features: [
            `${capital(inWords(features.languages))} language`,
            `Up to ${features.questions} questions answered`,
            'Call summary by e-mail',
            'Forwards urgent calls to one number',
          ],
          requirements: [
            'The questions callers ask',
            'A number to forward from',
            'One test call a day for three days',
          ],
          colour: 'peacock',
          action: { label: 'Start with one job', href: bookingFormLink('ai-voice-agents', 'Starter') },
        }),
        professional: ({ features }) => ({
          monthlyNote: 'plus monthly hosting',
          description: 'Reception, appointments and reminders, linked to your calendar.',
          highlight: counted(features.callFlows, 'call flow'),
          features: [
            `${capital(inWords(features.languages))} languages, switching midway`,
            `Up to ${features.questions} questions answered`,
            'Books in Google Calendar or your sheet',
            'Call summary on WhatsApp',
            'Outgoing reminder calls',
          ],
          requirements: [
            'Calendar or sheet access',
            'Rules for booking: slots, gaps, holidays',
            'Consent from the people you will call',
          ],
          colour: 'indigo',
          action: { label: 'Choose Professional', href: bookingFormLink('ai-voice-agents', 'Professional') },
        }),
        custom: () => ({
          monthlyNote: 'plus monthly hosting',
          description: 'For several branches and systems, with a voice of your own.',
          highlight: 'As many call flows as you need',
          features: [
            'Hindi, English and Swahili',
            'Connects to your CRM, hospital or hotel software',
            'Several numbers and branches',
            'A voice chosen or recorded for you',
            'Reports by branch',
          ],
          requirements: [
            'Access to the systems it should use',
            'One contact per branch',
            'A two-hour workshop',
          ],
          colour: 'marigold',
          action: { label: 'Discuss your case', href: bookingFormLink('ai-voice-agents', 'Custom') },
        }),
      }),
    },
    {
      kind: 'hosting',
      id: 'hosting',
      heading: 'Where it runs',
      items: plans('ai-voice-agents-hosting', {
        shared: ({ features }) => ({
          provider: 'Shared hosting, run by us',
          text: 'Enough for one number and a normal day. The fee depends on how many calls can run at once.',
          notes: [
            `${features.leastCallsAtOnce} to ${features.callsAtOnce} calls at the same time`,
            'Set up the same day',
            'Call charges at cost',
          ],
        }),
        dedicated: ({ features }) => ({
          provider: 'Dedicated hosting, in your name',
          text: 'Your own server, for several branches or when recordings must stay with you.',
          notes: [
            `${features.leastCallsAtOnce} to ${features.callsAtOnce} calls at the same time`,
            'Recordings on your server only',
            'Call charges at cost',
          ],
        }),
      }),
    },
    {
      kind: 'list',
      id: 'inclusions',
      heading: 'Every setup includes',
      items: [
        'A new number, or forwarding from yours',
        'The script, written with you and read aloud',
        'A choice of four voices',
        'A greeting that says the call is recorded',
        'Recording and written summary of each call',
        'An hour of training for your staff',
        'One month of support and corrections',
      ],
    },
    {
      kind: 'steps',
      id: 'process',
      heading: 'From first call to first caller',
      items: [
        {
          title: 'Discovery call',
          text: 'Thirty minutes. You tell us who calls and why; we tell you what an agent should and should not take over.',
        },
        {
          title: 'Agent setup',
          text: 'We write the script, connect your number and calendar, and let the agent practise on real questions.',
        },
        {
          title: 'Delivery and handover',
          text: 'Your staff test it, we correct it, and then it goes live. You get the accounts and a one-page guide.',
        },
        {
          title: 'Support',
          text: 'The first month is free. We read the summaries, fix what went wrong and tell you what changed.',
        },
      ],
    },
    {
      kind: 'tiles',
      id: 'differences',
      look: 'beside',
      heading: 'Five things we do differently',
      items: [
        {
          title: 'Speaks the way you do',
          text: 'Hinglish, “ji” and “sawa sawa” included. It does not switch to textbook Hindi halfway.',
        },
        {
          title: 'Tested on bad lines',
          text: 'Traffic, a ceiling fan, a weak signal in Kariakoo. That is where we test, not in a quiet room.',
        },
        {
          title: 'Knows when to stop',
          text: 'After two misunderstandings it offers a person or a call-back. Nobody is stuck in a menu.',
        },
        {
          title: 'Prices before the meeting',
          text: 'Setup and hosting are on this page, so you know the range before you give us your number.',
        },
        {
          title: 'You reach the right person',
          text: 'For support you message the person who wrote your script, on WhatsApp, in office hours.',
        },
      ],
    },
  ],
  closing: {
    title: 'Get a call from your own agent',
    text: 'Send us your timings and three typical questions. At the demo your phone rings and you talk to the agent.',
    actions: [
      { label: 'Book a Free Demo', href: bookingFormLink('ai-voice-agents') },
      {
        label: 'Chat on WhatsApp',
        href: whatsappLink(`Hello ${company.name}, these are three questions our callers ask: `),
      },
      { label: 'Read the clinic case', href: paths.clinicAssistant },
    ],
  },
})

export const aiVoiceAgents: ServiceEntry = {
  label: 'AI Voice Agents',
  name: 'Voice agents',
  menu: 'Calls answered day and night',
  lead: 'An agent that answers your calls and sends you a written summary; larger plans also book and make calls.',
  vocabulary:
    'phone one, calling one, one for calls, one for phone calls, custom ai voice agent, custom voice agent, custom ai voice, picks up the phone, pick up the phone, picking up the phone, pick up our phone, keep calling, calling us, calls us, people call, customers call, patients call, parents call, phone rings, phone keeps ringing, ringing, unanswered calls, handle calls, handles calls, take calls, takes calls, make calls, makes calls, outbound calls, call center, call centre, voice, voice agent, voice ai, voice bot, voicebot, voice assistant, voice call, calling agent, calling bot, call agent, call bot, ai caller, ai calling, phone agent, phone bot, telephone agent, telephone, telecaller, ivr, receptionist, virtual receptionist, answer calls, answers calls, answer the phone, answers the phone, phone calls, telephone calls, incoming calls, missed calls, phone answering, pick up calls, picks up calls, attend calls, call answering, call automation',
  pageName: 'voice agents page',
  demo: { name: 'AI voice agents', choice: 'Voice AI Solutions' },
  quote: 'AI voice agent',
  card: ({ priceTag }: Facts) => ({
    description: 'Answers the phone, books appointments and calls back enquiries.',
    features: ['Hindi, English and Swahili', 'Books into your calendar', 'A written summary of each call'],
    idealFor: [
      { icon: 'clinic', text: 'Clinics with one receptionist' },
      { icon: 'property', text: 'Real estate teams with portal leads' },
      { icon: 'hotel', text: 'Hotels with guests in other time zones' },
    ],
    price: { from: priceTag('ai-voice-agents.start') },
    colour: 'indigo',
  }),
  home: ({ price }: Facts) => ({
    text: 'Picks up every call, books appointments and tells you in the evening who called and why.',
    price: price('ai-voice-agents.start'),
    icon: 'voice',
  }),
  page,
}
