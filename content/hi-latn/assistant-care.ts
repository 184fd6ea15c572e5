import type { CareWords } from '#content/assistant-words.ts'
import type { Facts } from '#content/facts.ts'
import { openingTimes } from '#content/opening-hours.ts'

/** What is said to who is angry, hurt, worried or in a hurry. */
export function care({ terms, contact, hours: [weekdays, saturday] }: Facts): CareWords {
  const hours = `Monday se Friday ${openingTimes(weekdays, 'se')}, Saturday ${openingTimes(saturday, 'se')} (IST)`
  return {
    sorry: {
      broken: 'Maaf kijiye. Aisa hona nahin chahiye, aur bhugatna aapko aur aapke customers ko padta hai.',
      billing: 'Maaf kijiye. Galat paisa kata ho to use dekhna zaroori hai.',
      waiting: `Maaf kijiye. Hamara vaada ${terms.replyHours} ghante mein jawab ka hai; agar kisi ne jawab nahin diya to yeh theek nahin hua.`,
      loss: 'Maaf kijiye, yeh aapke aur aapke customer dono ke liye bura hua.',
    },
    team: `Aapka agent, message ya account mujhe yahan se nahin dikhta, team dekh sakti hai. Sabse jaldi WhatsApp ${contact.whatsappDisplay} par, ya ${contact.email} par likhiye: naam, kya hua aur kab se. ${terms.replyHours} ghante mein jawab milta hai, office time mein jaldi. Neeche ke button se yeh baatcheet team ko bhej sakte hain.`,
    again: `Samajhta hoon. Yahan se main na aapka agent ya account dekh sakta hoon, na jaldi jawab ka vaada kar sakta hoon. Kisi insaan tak sabse jaldi WhatsApp ${contact.whatsappDisplay} se pahunchiye, office time ${hours}; wahan likh chuke hon to ${contact.email} par likhiye ya button se yeh baatcheet bhejiye. Paisa wapas hoga ya mahine ki fees maaf hogi, yeh sirf team tay kar sakti hai: usi message mein likh dijiye.`,
    third: `Aapki baat samajh raha hoon, par yahan se itna hi kar sakta hoon ki baat aage pahunche: neeche ka button aapka likha sab team ko bhej deta hai, aur ${contact.email} bhi unhi tak jaata hai. Naam, tareekh aur kya hua, itna kaafi hai.`,
    compensation:
      'Nuksan ki bharpai hogi ya nahin, yeh hamare pages par nahin likha; yeh sirf team tay kar sakti hai, isliye unhein bataiye ki kya hua aur kab se. Hamari terms mein likha hai ki AI se galti ho sakti hai, aur apne customers se kiye vaade ki zimmedari aapki rehti hai.',
    owner:
      'Koi aur ya personal number hamare pages par nahin hai; email aur contact form usi team tak pahunchte hain.',
    urgent: `Samajhta hoon ki yeh urgent hai. Sabse tez WhatsApp ${contact.whatsappDisplay} hai; office time mein, ${hours}, jawab jaldi milta hai. Vaada ${terms.replyHours} ghante ke andar jawab ka hai, usse pehle ka pakka time nahin.`,
    job: 'Yeh chinta samajh aati hai. Kisi ki naukri ka faisla wahan ke log karte hain, agent nahin.',
    condolence: 'Yeh sunkar bahut dukh hua, aur batane ke liye shukriya.',
    meanwhile:
      'Jawab aane tak: WhatsApp agent ho to aap chat mein khud likh sakte hain, phir woh tab tak chup rehta hai jab tak aap use dobara shuru na karein.',
    noShame:
      'Poochne mein koi sankoch mat kijiye, aur aaj kuch tay bhi nahin karna hai; pehli call free hai.',
    refundAgain: `Refund policy ka rule yahi hai: poora paisa tabhi wapas jab setup shuru na hua ho, aur kuch hissa ban chuka ho par chalu na ho to ${terms.refund.partPercent}%, chahe use hua ho ya nahin. Main na ise badal sakta hoon, na isse zyada ka vaada kar sakta hoon; aapka case alag ho to wajah ${contact.email} par likhiye, faisla team karti hai.`,
    claimedAgain: `Main yeh nahin kehta ki aap galat hain, par haan bhi nahin likh sakta: yahan se main sirf wahi confirm kar sakta hoon jo list mein hai. Jo bataya gaya tha, naam, tareekh aur screenshot ke saath ${contact.email} ya WhatsApp ${contact.whatsappDisplay} par bhejiye; team dekh kar jawab degi.`,
    saidAgain: 'Ek baar phir batata hoon:',
  }
}
