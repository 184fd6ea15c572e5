import type { CallSceneId, CallSlot } from '#content/call-scene.ts'
import { wordSet } from './tokens.ts'

/** What each business asks for, in its order. */
export const slotsOf: Readonly<Record<CallSceneId, readonly CallSlot[]>> = {
  clinic: ['reason', 'day', 'time', 'name'],
  school: ['grade', 'day', 'time', 'name'],
  hotel: ['day', 'nights', 'guests', 'name'],
}

/** When the sample businesses see people, and what is free; minutes since midnight. A guest house never closes. */
export interface SampleHours {
  opens: number
  closes: number
  taken: readonly number[]
  free: Readonly<Record<'morning' | 'afternoon' | 'evening', readonly number[]>>
}

export const hoursOf: Readonly<Partial<Record<CallSceneId, SampleHours>>> = {
  clinic: {
    opens: 9 * 60,
    closes: 19 * 60,
    taken: [10 * 60, 17 * 60],
    free: { morning: [580, 620, 660], afternoon: [760, 920], evening: [1060, 1100] },
  },
  school: {
    opens: 9 * 60,
    closes: 15 * 60,
    taken: [10 * 60],
    free: { morning: [570, 630, 690], afternoon: [760, 820], evening: [] },
  },
}

export const most = { nights: 30, guests: 12 }

/** Words that agree, or do not. */
export const yes = wordSet(
  'yes yeah yep ya ok okay sure correct right fine haan han haanji ji theek thik sahi हाँ हां जी ठीक सही बिल्कुल ndiyo ndio sawa sahihi naam haya',
)
export const no = wordSet('no nope not nahi nahin naa mat नहीं नही hapana siyo sio')

/** Whoever asks for a person gets one. */
const person =
  /\b(?:human|real person|a person|someone|somebody|receptionist|operator|manager|call me back|ring me back|insaan|kisi se baat|baat kara|meneja|mhudumu|mtu halisi|na mtu|binadamu)\b|किसी से बात|किसी इंसान|इंसान से|मैनेजर|व्यक्ति से/u
const hours = /\b(?:when .*open|opening|timings?|hours|khulte|khula|khulta|mnafungua|mnafunga)\b|खुल|टाइमिंग/u
const asks =
  /\?|？|\b(?:cost|price|fees?|charges?|discount|what|who|why|how much|how many|kitna|kitni|kitne|kya|kaun|kyon|bei|punguzo|gani|nani|kwa nini|ada)\b|क्या|कितन|कौन|छूट|क्यों/u
/** Read in the turn itself: who is ill should not wait for our diary. */
const urgent =
  /\b(?:emergency|ambulance|unconscious|can ?t breathe|cannot breathe|not breathing|chest pain|heart attack|bleeding a lot|suicide|behosh|saans nahi|seene mein dard|dharura|amezimia|hawezi kupumua|maumivu ya kifua)\b|इमरजेंसी|बेहोश|सांस नहीं|सीने में दर्द|हार्ट अटैक/u

export const asksForPerson = (said: string) => person.test(said)
export const asksHours = (said: string) => hours.test(said)
export const isQuestion = (said: string) => asks.test(said)
export const soundsLikeEmergency = (said: string) => urgent.test(said)
