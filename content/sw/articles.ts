import type { TranslatedTexts } from '#content/site-texts.ts'

export const articles: TranslatedTexts['article'] = {
  'diwali-stock-on-one-page': {
    title: 'Stoku ya Diwali kwenye ukurasa mmoja: takwimu tano kwa duka lenye pilikapilika',
    topic: 'Maduka',
    summary: 'Takwimu ambazo duka linapaswa kuona kila asubuhi ya msimu, na pa kuzipata.',
    text: `Wiki sita kabla ya Diwali, duka la zawadi linaweza kuuza sawa na miezi minne iliyotangulia. Wiki hizo hizo hakuna aliye na muda wa kuangalia ripoti. Kwa hiyo ripoti lazima iwe ndogo kiasi cha kusomwa wakati mlango wa duka unafunguliwa.

## Zile tano

- Mauzo ya jana, kando ya siku kama hiyo wiki iliyopita.
- Bidhaa kumi zitakazoisha kwanza, kila moja na tarehe. “Diya ya shaba, ndogo: Alhamisi” ina thamani zaidi kuliko “stoku: 48”.
- Bidhaa kumi ambazo hazijauzwa kwa mwezi. Hizo ndizo za kuunganisha kwenye vifurushi.
- Taslimu, UPI na mkopo, kila moja peke yake. Mkopo wa sikukuu ni rahisi kutoa na hurudi polepole.
- Oda zilizoahidiwa na hazijafungwa, ya zamani kwanza.

Basi. Ukurasa wenye chati thelathini hutazamwa mara moja. Ukurasa wenye takwimu tano hutazamwa kila siku, na ukichelewa watu huuulizia.

## Takwimu tayari unazo

Mauzo yamo kwenye programu ya ankara, inayoweza kutoa jedwali. Stoku iko kwenye faili la Excel, au kwenye daftari ambalo mtu anaweza kulichapa mara moja. Jumla za UPI huja kwenye ujumbe wa benki jioni. Hakuna kinachohitaji mfumo mpya. Kinahitajika mahali pamoja ambapo vipande hivyo vinakutana.

Anza na rafu moja. Chukua bidhaa ishirini zinazoleta pesa nyingi zaidi, uzihesabu hizo tu, kila Jumapili. Ukurasa ukiwa sahihi kwa bidhaa ishirini kwa wiki mbili, ongeza zilizobaki.

## Gharama yake

Toleo la kwanza unaweza kulitengeneza mwenyewe kwenye Google Sheets kwa mchana mmoja, na ni vizuri ufanye hivyo, ili ujue ni takwimu gani unaikosa. Kulitunza kukigeuka kuwa kazi ya mtu ya kila jioni, dashibodi yetu ya Basic inaifanya kwa usanidi wa {prices/business-dashboards.basic.setup} na {prices/business-dashboards.basic.monthly} kwa mwezi. Ina kadi tano. Sasa unajua zipi tano.`,
    onwardLabel: 'Dashibodi za biashara na mipango yake',
  },
  'guesthouse-whatsapp-stone-town': {
    title: 'Vyumba sita, lugha mbili: WhatsApp kwa nyumba ya wageni ya Mji Mkongwe',
    topic: 'Hoteli',
    summary: 'Jinsi nyumba ndogo ya wageni inavyojibu saa kumi alfajiri bila kuajiri karani wa usiku.',
    text: `Mgeni aliyeko Mumbai anapanga wiki yake ya Zanzibar baada ya chakula cha jioni. Mgeni aliyeko Texas pia. Mji Mkongwe ni saa kumi na mbili na nusu jioni yule wa kwanza anapoandika, na saa kumi alfajiri yule wa pili anapoandika. Anayejua kama chumba cha kutazama bahari kiko wazi anapika chakula cha jioni, au amelala.

## Andika maswali kumi ya kwanza

Rudi nyuma kwenye mazungumzo ya mwezi mmoja, utakuta yale yale kumi: bei kwa usiku, kifungua kinywa, kupokelewa uwanja wa ndege, boti, maji ya moto, Wi-Fi, kuingia mapema, watoto, chakula cha jioni wakati wa Ramadhani, namna ya kulipa. Jibu kila moja mara moja, kwa maneno yako, kwa Kiingereza na Kiswahili. Aya hizo ishirini ndizo sehemu kubwa ya wakala.

## Aone kalenda moja, na moja tu

Chumba kuuzwa mara mbili hutokana na kalenda mbili. Kama vyumba vinauzwa pia kwenye tovuti ya usafiri, kalenda hiyo ndiyo wakala anapaswa kuisoma. Hutaja usiku ulio wazi, hushikilia mmoja kwa saa moja, na kuomba malipo ya awali: M-Pesa kwa mgeni mwenye namba ya Tanzania, kiungo cha kadi kwa wengine wote. Bila malipo ya awali, hakuna nafasi. Chumba kinarudi sokoni chenyewe.

## Mambo matatu ya kubaki nayo

- Malalamiko. Dari inayovuja inahitaji pole ya binadamu.
- Makundi na harusi. Bei inahitaji mazungumzo.
- Lolote kuhusu usalama au afya. Wakala anatoa namba yako, na wewe unajulishwa.

Waambie wageni wazi kwamba jibu la kwanza ni la mashine na kwamba unasoma yote asubuhi. Watu hawachukii mashine. Wanachukia kudanganywa nayo.

## Piga hesabu

Nchini Tanzania, usanidi wa Basic Bot ni {prices/whatsapp-agents.tanzania.basic.setup} na {prices/whatsapp-agents.tanzania.basic.monthly} kwa mwezi, pamoja na mazungumzo {priceTables/whatsapp-agents-tanzania/plans/basic/included}. Hesabu usiku mmoja mtupu wa Julai unakugharimu kiasi gani, na ni mara ngapi umeupoteza kwa kuchelewa kujibu.`,
    onwardLabel: 'Mawakala wa WhatsApp kwa undani',
  },
  'admission-calls': {
    title: 'Simu za usajili: zipi shule inaweza kumwachia wakala, na zipi haipaswi',
    topic: 'Shule',
    summary: 'Panga simu za usajili za wiki moja kabla ya kuzifanya zijiendeshe.',
    text: `Tuseme ofisi yako inapokea simu tisini siku ya Jumatatu ya Januari. Kabla ya kununua chochote, weka karatasi kando ya simu na uchore safu tatu.

## Safu tatu

Safu ya kwanza: jibu liko kwenye ubao wa matangazo. Fomu zimetoka, mwisho ni lini, umri wa Nursery ni upi, basi gani linaenda Sector 12? Safu ya pili: jibu liko kwenye daftari. Fomu yangu imefika, usaili wetu ni lini, ada imepokelewa? Safu ya tatu: mtu anahitaji kusikilizwa. Uhamisho katikati ya mwaka, mtoto anayehitaji msaada, mzazi aliyepoteza kazi.

Weka alama kwa kila simu hadi Ijumaa. Kwa kawaida safu ya kwanza huwa ndefu kuliko zote, na ndiyo inayowachosha wafanyakazi wako.

## Kabidhi kwa mpangilio huo

- Wiki ya kwanza: safu ya ubao wa matangazo. Wakala wa sauti anahitaji prospectus na waraka wa ada tu.
- Wiki ya pili: safu ya daftari, wakala akishaweza kutafuta namba ya fomu. Anasoma hali ya ombi na haongezi neno.
- Kamwe: safu ya tatu. Wakala aitambue, aseme “Nakuunganisha na ofisi”, na afanye hivyo.

## Mkague kama karani mpya

Siku tatu za mwanzo, sikiliza rekodi kumi kila jioni. Rekebisha maneno, si mashine: akisema “kindly revert”, na shule yako isingesema hivyo, badilisha. Waombe wazazi wawili wa kamati wampigie kwa Kihindi huku televisheni ikiwa imewashwa nyuma yao. Ndivyo atakavyotumika kweli.

Tenga {delivery/agents} kwa usanidi, kwa hiyo anza kabla fomu hazijaanza kuuzwa. Mawakala wa sauti wanaanzia {prices/ai-voice-agents.start}. Karatasi ile ni bure, na inafaa hata kama hutatupigia kamwe.`,
    onwardLabel: 'Mawakala wa sauti kwa shule',
  },
}
