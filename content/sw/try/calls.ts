import type { CallSceneId, SpokenCall } from '#content/call-scene.ts'

/** Calls as people in Dar es Salaam, Mwanza and Zanzibar make them. */
export const calls: Record<CallSceneId, SpokenCall> = {
  clinic: {
    business: 'Amani Clinic, Dar es Salaam',
    lines: [
      {
        kind: 'agent',
        text: 'Habari za asubuhi, Amani Clinic, Kinondoni. Simu hii inarekodiwa. Nikusaidie nini?',
      },
      { kind: 'caller', text: 'Nzuri. Eee, mtoto wangu ana homa tangu jana usiku… naweza kumleta leo?' },
      { kind: 'agent', text: 'Pole sana. Leo kuna nafasi saa tano asubuhi na saa kumi jioni. Ipi inakufaa?' },
      { kind: 'caller', text: 'Saa kumi, nikitoka kazini.' },
      { kind: 'agent', text: 'Sawa, leo saa kumi jioni. Jina la mtoto ni nani?' },
      { kind: 'caller', text: 'Baraka Mollel. Hapana, ngoja… homa inapanda, sitasubiri. Niwekee saa tano.' },
      { kind: 'agent', text: 'Nimebadilisha, leo saa tano asubuhi. Akizidiwa, mlete mara moja.' },
      { kind: 'caller', text: 'Haya. Nimpe dawa ya homa kabla ya kuja?' },
      { kind: 'agent', text: 'Mambo ya dawa siwezi kukushauri. Nimemwandikia nesi, atakupigia sasa hivi.' },
    ],
    diary: { name: [5], when: [3, 6], what: [1] },
  },
  school: {
    business: 'Tumaini Primary School, Mwanza',
    lines: [
      { kind: 'agent', text: 'Karibu, Shule ya Msingi Tumaini, Mwanza. Simu inarekodiwa. Nikusaidie?' },
      {
        kind: 'caller',
        text: 'Habari. Nauliza nafasi ya darasa la tano… binti yangu anahamia kutoka Geita.',
      },
      {
        kind: 'agent',
        text: 'Karibuni Mwanza. Maombi ya darasa la tano tunapokea. Utakuja kuona shule siku gani?',
      },
      { kind: 'caller', text: 'Jumatano, saa tatu asubuhi… inawezekana?' },
      { kind: 'agent', text: 'Inawezekana. Jumatano saa tatu asubuhi. Naomba jina lako.' },
      {
        kind: 'caller',
        text: 'Joyce Masanja. Samahani, Jumatano nina kliniki… tufanye Alhamisi, saa hiyo hiyo.',
      },
      { kind: 'agent', text: 'Haina shida. Alhamisi saa tatu asubuhi, darasa la tano.' },
      { kind: 'caller', text: 'Na ada, naweza kulipa kwa awamu nne?' },
      {
        kind: 'agent',
        text: 'Hilo ni la mhasibu, sitaki kukupa jibu lisilo sahihi. Nimeliandika, atakupigia kabla ya Alhamisi. Asante, Joyce.',
      },
    ],
    diary: { name: [5], when: [4, 6], what: [1] },
  },
  hotel: {
    business: 'Jahazi Guest House, Zanzibar',
    lines: [
      { kind: 'agent', text: 'Karibu Jahazi Guest House, Mji Mkongwe. Simu inarekodiwa. Nikusaidie nini?' },
      { kind: 'caller', text: 'Habari yako. Nahitaji chumba… Ijumaa hii, siku mbili. Tuko wawili.' },
      { kind: 'agent', text: 'Nzuri. Ijumaa hadi Jumapili, watu wawili. Chumba kipo. Niandike jina gani?' },
      { kind: 'caller', text: 'Hamisi Juma. Subiri kidogo… boti ya Ijumaa imejaa. Tutafika Jumamosi.' },
      { kind: 'agent', text: 'Sawa, Jumamosi hadi Jumatatu. Mtafika saa ngapi?' },
      { kind: 'caller', text: 'Kama saa tatu na nusu asubuhi hivi. Tunaweza kuacha mizigo?' },
      { kind: 'agent', text: 'Ndiyo, mizigo mtaacha mapokezi. Chumba kitakuwa tayari saa nane mchana.' },
      { kind: 'caller', text: 'Sawa. Na boti ya kwenda Prison Island, mnaweza kutupangia?' },
      {
        kind: 'agent',
        text: 'Hayo anapanga meneja, siwezi kuahidi. Nimemwandikia, atakupigia leo. Karibuni sana.',
      },
    ],
    diary: { name: [3], when: [1, 4], what: [1] },
  },
}
