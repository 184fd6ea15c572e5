import { contentsMeant, namedAnew, neededService, recommended, statementAdvised } from './advice.ts'
import { first, followedBy, inTurn } from './answer.ts'
import { halfBack, heldResponsible } from './care.ts'
import { pricesApart } from './compared.ts'
import { dollarsAsked } from './currency.ts'
import { hourAsked } from './meeting-times.ts'
import { bundled, priceNamed } from './money.ts'
import { cheaperThanNamed } from './objections.ts'
import { doubted, ifAlso, productLeft, smallChange, trialAsked, unstated } from './particulars.ts'
import { passages } from './passages.ts'
import { features, planVerdict } from './plan-features.ts'
import { stated } from './points.ts'
import { plansForPlaces } from './several-places.ts'
import { withSympathy } from './sympathy.ts'
import { lessForUse, usedUp } from './usage.ts'

// Whether we have or do something: a row of the table in answers.ts.

/** What is asked of a feature: what it may be instead of one, then what pages and plans say of it, and at last that they do not say. */
export const featureAsked = withSympathy(
  first(
    heldResponsible,
    smallChange,
    trialAsked,
    productLeft,
    ifAlso('overage', usedUp),
    lessForUse,
    dollarsAsked,
    stated('twoWhatsappLists'),
    plansForPlaces,
    pricesApart,
    bundled,
    doubted,
    followedBy(stated('insteadOfHiring'), cheaperThanNamed),
    hourAsked,
    statementAdvised,
    inTurn(followedBy(features, contentsMeant), halfBack),
    planVerdict,
    passages,
    neededService,
    ifAlso('recommend', recommended),
    ifAlso('price', priceNamed),
    namedAnew,
    unstated,
  ),
)
