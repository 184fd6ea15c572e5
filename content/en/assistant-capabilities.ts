import type { CapabilityWords } from '#content/assistant-words.ts'

/** What our pages say of what a service can do. */
export const capabilities: CapabilityWords = {
  urgentForwarding:
    'Yes: it puts the caller through to a person when needed. Forwarding urgent calls to one number is listed in Starter.',
  leadCallback:
    'Yes: it calls a new lead within minutes of the form, asks your five questions and notes the answers.',
  moveCancelAppointment:
    'Yes: it offers free slots from your calendar, and books, moves and cancels them. Booking in Google Calendar or your sheet is listed in Professional.',
  orderTracking:
    'Yes: “Where is my parcel?” is answered from your order sheet, without a person looking it up. The WhatsApp agent answers order status too.',
  feedbackCalls:
    'Yes: it asks three questions after the visit or the stay, and unhappy answers reach you the same evening.',
  chooseVoice:
    'Yes: every setup has a choice of four voices. In Custom, a voice is chosen or recorded for you.',
  noisyLines:
    'We test it on bad lines: traffic, a ceiling fan, a weak signal. We test there, not in a quiet room.',
  givesUpGracefully:
    'After two misunderstandings it offers a person or a call-back. Nobody is trapped in a menu.',
  naturalSpeech:
    'It speaks the way you do, Hinglish, “ji” and “sawa sawa” included. It does not switch to textbook Hindi halfway.',
  fallsSilent:
    'Yes: write in the chat yourself and the agent falls silent. It starts again when you tell it to.',
  sendsPhotosCatalogue:
    'Yes: photos, sizes, room pictures or the prospectus as PDF are sent when asked for, not dumped on everyone.',
  paidConfirmation:
    'Yes: the UPI or M-Pesa link carries the exact amount, and the order is marked paid once your payment provider confirms it.',
  confirmOrShift:
    'Yes: reminders have a button to confirm or shift. Whoever cannot come says so the day before, and the slot goes to the next person.',
  chatRecordKept:
    'Yes: chats, orders and numbers sit in your own sheet, not in the phone of someone who leaves.',
  labReports:
    'Yes: for clinics and labs it sends “your report is ready” with the file, and fasting instructions before a test.',
  whatsappApproval: 'Yes: setup on your number is included, with WhatsApp’s approval handled by us.',
  voiceReply:
    'Yes: the Voice Assistant listens to the voice note and answers with one, in a male or female voice. Each note is also written out for your staff.',
  broadcastConsent:
    'A broadcast goes to everyone who agreed to hear from you. The Broadcast Tool asks for consent and honours “stop”.',
  broadcastLists:
    'Yes: the Broadcast Tool has lists by class, area or last purchase, and writes to each by name at the hour you choose.',
  broadcastCounts: 'Yes: the Broadcast Tool counts how many messages were sent, read and replied to.',
  searchChats:
    'Yes: the Web Dashboard shows every chat, order and unanswered question on one page. You search by name, number or word and download to Excel.',
  toolAlone:
    'The WhatsApp Bot and the Broadcast Tool work by themselves. The Voice Assistant and the Web Dashboard are add-ons and need the bot.',
  unknownAnswer:
    'It goes only by your pages, brochure and price list. When the answer is not in there, it says so and takes a message.',
  capturesEnquiry:
    'Yes: it takes the name, number and question, and sends them to you while the visitor is still reading.',
  brandLook: 'Yes: it fits your design, with your colours, your logo and your greeting.',
  missedQuestions:
    'Yes: the AI chatbot lists every question, also those it could not answer. With website chatbots, Smart Bot’s weekly report shows the missed ones.',
  tapButtons:
    'Yes: visitors get buttons to tap and may still type. Basic Bot is a button menu; Smart Bot has buttons and free typing.',
  approveWording:
    'Yes: fixed answers go live only after you have read them. Nobody improvises about refunds or dosage.',
  upsetCustomers:
    'If someone is upset or asks for a person, the bot stops and your staff get the chat so far. Handing over to staff is listed in Smart Bot.',
  noMedicalAdvice:
    'No: it does not give medical or legal advice, and it passes angry or urgent people to a person.',
  discountLimits:
    'No: it gives no discounts you did not allow and promises no seat. You list the limits, we test them.',
  toneManner:
    'Yes: it gets a name and a manner, formal “aap” for a hospital, friendly for a boutique. You read sample replies and say which sounds like you.',
  messySheet:
    'Yes: merged cells, three tabs, a column called “misc”, we read it as it is. Your staff go on filling in the same Excel or Google Sheet.',
  eachSeesPart:
    'Yes: you see the margin, the counter sees today’s sales. In Professional each login sees only its part; in Enterprise logins are by branch and role.',
  duplicateNames:
    'Yes: “R. Sharma”, “Sharma ji” and “Ravi Sharma 9th B” become one person, and the total is right.',
  pdfReport:
    'Yes: a one-page PDF for your partner, trustees or CA. Basic has a PDF to download, Professional a Monday summary as PDF.',
  askPlainWords: 'Yes: in Enterprise you ask the dashboard in plain words, like “kal ki sale kitni thi?”.',
  excelDownload: 'Yes: in every package you can download your data as Excel any day.',
  dailyBackup: 'Yes: a daily backup is in every web app package.',
  tokenQueue:
    'Yes: people pick a slot, pay an advance and see their turn, and reception sees the whole day. Online payment is listed from Semi-custom on.',
  stockDeduction:
    'Yes: a catalogue with a cart, UPI or M-Pesa at checkout, and stock that goes down when it should. Online payment is listed from Semi-custom on.',
  admissionForms: 'Yes: form, documents, fee receipt and section in one place, from enquiry to roll number.',
  invoiceChasing:
    'Yes: an unpaid invoice is chased politely on day 3, 7 and 14, and never again after the money is in.',
  approvals:
    'Yes: for leave, discount or purchase, the one who decides gets a WhatsApp message with two buttons.',
  pdfPapers:
    'Yes: receipts, offer letters, transfer certificates and quotations are filled in and sent as PDF.',
  readsBills:
    'Yes: supplier bills and CVs may arrive as photos. The figures and names go where they belong; doubtful ones wait for you.',
  stepFailure:
    'When a step fails you get an alert, and it is tried again. At 7 pm a short note says what ran, what waits, what failed and why.',
  makesPapers: 'Yes: question papers are made from your chapters, in two sets.',
  marksAnswers:
    'Objective answers are marked; written ones are prepared for the teacher. Totals, grades and ranks follow your own rules.',
  reportCardsWhatsapp:
    'Yes: the report card goes as PDF to each parent on WhatsApp. The principal gets a chart by section, subject and chapter.',
  tutorMatching:
    'Yes: TutorConnect matches student and tutor by subject, class, area, language and fee, warns when two classes clash and sends fee reminders on WhatsApp.',
  resultAnalysis:
    'Yes: EduResultAnalysis reads the Excel sheet your teachers already fill, shows which chapter pulled a section down and compares terms child by child.',
  careerGuidance:
    'Yes: Career Coach AI has an interest test, courses and entrance exams that fit marks and budget, a one-page resume and practice interviews by voice.',
  youtubeTitles:
    'Yes: YouTube SEO Tool gives five titles for each video with the reason, search words in Hindi, English and Hinglish, and a description from the transcript.',
  upscAnswers:
    'UPSC Tool is coming soon, with a waitlist: one Mains question a day with marks and margin notes. Photograph a handwritten answer, no typing needed.',
  moneyToYou:
    'What your customers pay goes from the payment company straight to your account and never through ours. The order is marked paid once your payment provider confirms it. What the provider itself takes, ask them.',
}
