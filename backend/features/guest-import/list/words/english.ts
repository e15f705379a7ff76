import type { LanguageWords } from "./language-words.ts";

/** With the abbreviations and field names of programs. */
export const english: LanguageWords = {
  columns: {
    fullName: `
      Name, Full Name, Guest Name, Guest Full Name, Name of Guest, Guest's Name, Complete Name, Names, Guest Names,
      Invitee Name, Attendee Name, Attendee, First and Last Name, First Last Name, First & Last Name, Name of Invitee,
      First Name Last Name, Last Name First Name, First Name and Last Name, First Name and Surname, Name and Surname,
      Name Surname, Surname and Name, Last First, First Last, Display Name, Participant Name, Person Name, Client Name,
      Ticket Holder, Ticket Holder Name, Holder Name, Name on Ticket, Fullname, Full Names, Legal Name,
      Full Legal Name, Guest List Name, Contact Name, Primary Guest, Primary Guest Name, Main Guest, Main Guest Name,
      Primary Name, Lead Guest, Lead Guest Name, Registrant Name, Delegate Name, Member Name, Invited Guest Name`,
    guest: `
      Guest, Guests, Invitee, Invitees, Attendees, Participant, Participants, Person, Persons, People, Guest List,
      Invited Guest, Invited Guests, Invited, Delegate, Delegates, Registrant, Who`,
    firstName: `
      First Name, Given Name, Forename, First, Given, Guest First Name, First Names, Given Names, Christian Name,
      Fname, F Name, Firstname, First Nm, Name First, Forenames, Attendee First Name, Invitee First Name,
      Contact First Name, Primary First Name, Primary Guest First Name, Ticket Holder First Name,
      Participant First Name, Person First Name, Legal First Name`,
    middleName: "Middle Name, Middle, Middle Initial, MI, Middle Names, Mname, Name Middle, Second Name",
    lastName: `
      Last Name, Surname, Family Name, Last, Guest Last Name, Last Names, Lname, L Name, Lastname, Last Nm, Name Last,
      Surnames, Family Names, Attendee Last Name, Attendee Surname, Invitee Last Name, Contact Last Name,
      Primary Last Name, Primary Guest Last Name, Guest Surname, Ticket Holder Last Name,
      Participant Last Name, Person Last Name, Second Name or Surname, Legal Last Name`,
    secondLastName: "Second Last Name, Second Surname",
    lastBesideFirst: "Name",
    firstBesideLast: "Name",
    title:
      "Title, Salutation, Honorific, Prefix, Name Prefix, Courtesy Title, Guest Title, Mr Mrs, Mr/Mrs/Ms, Form of Address",
    suffix: "Suffix, Name Suffix, Guest Suffix, Postnominal, Generation",
    nickname: `
      Nickname, Nick Name, Known As, Preferred Name, Goes By, Alias, Preferred First Name, Nicknames, Preferred Names,
      Preferred Last Name, Prefers, Known To Friends As, Name Used, Familiar Name`,
    birthName: `
      Maiden Name, Birth Name, Name at Birth, Née, Name Before Marriage, Former Name, Previous Name, Former Last Name,
      Previous Last Name, Former Surname, Maiden Surname, Birth Surname, Last Name at Birth, Family Name at Birth`,
    otherName: `
      Other Names, Other Name, Also Known As, AKA, Name in English, English Name, Alternative Name, Alternate Name,
      Alternative Names, Name in Chinese, Chinese Name, Name in Native Script, Native Name, Name in Latin Letters,
      Romanized Name, Romanised Name, Transliteration, Pinyin, Furigana, Romaji, Phonetic Name, Name in Japanese,
      Name in Korean, Name in Arabic, Name in Russian, Name in Hebrew, Name in Hindi, Name in Greek,
      Name in Ukrainian, Hebrew Name`,
    table: `
      Table Number, Table, Table #, Table No., Table Nr., Table Num, Seat Table, Seating Table, Assigned Table,
      Table Assignment, Table Assigned, Guest Table, Dinner Table, Table Name, Table ID, Table / Seat, Number of Table,
      No. of Table, Tables, Tbl, Tbl #, Tbl No., Tab No., Table Seating, Reception Table, Table Label, Which Table,
      Table Name or Number, Table Name/Number, Table Number or Name, Table Number/Name, Table Name & Number, Table Group,
      Name of Table, Guest Table Number, Reception Table Number, Wedding Table, Seated at Table, Sitting at Table,
      At Table, Seated at, Table Title, Table Location, Table Placement, Table Allocation, Tbl Num, Tbl Number, Tabel,
      Table Seat, Table Numbers, Seating Chart Table, Allocated Table`,
    seat: `
      Seat, Seat Number, Seat No., Seat #, Chair, Chair Number, Chair No., Place, Place Number, Seats, Seat Name,
      Seat Position, Assigned Seat, Seat Assignment, Seating, Seating Position, Place at Table,
      Seat Label, Seat ID, Seating Assignment, Seating Number, Seating Arrangement`,
    party: `
      Party, Party Name, Household, Household Name, Group, Group Name, Family, Party ID, Group ID, Household ID,
      Guest Group, Invitation Group, Invitation Name, Invitation, Guest Party, Family Group, Families, Groups,
      Family ID, Party Label, Household Label, Envelope Name, Envelope, Addressee, Inner Envelope, Outer Envelope, Unit,
      Addressed To, Name on Envelope, Name on Invitation, Couple, Family or Group, Group or Family, Booking Name,
      Mailing Name, Household Mailing Name, Formal Name, Invite Name, Invite Group`,
    guestOf: "Guest of, Plus One of, Plus-One of, +1 of, Plus 1 of, Companion of, Partner of, Accompanies",
    capacity:
      "Capacity, Table Capacity, Table Size, Seat Capacity, Seating Capacity, Max Capacity, Maximum Capacity, Max Seats, Seats per Table, Seat Count, Seats at Table",
    plusOne: `
      Plus One, +1, Plus One Name, Plus 1, +1 Name, Plus 1 Name, Name of Plus One, Plus One Full Name, Plus Ones,
      Plus Guest, Guest of Guest, Companions, Partner, Partner Name, Spouse, Spouse Name, Companion, Companion Name, Escort,
      Accompanied By, Accompanying Guest, Accompanying Guest Name, Accompanying Person, Additional Guest,
      Additional Guests, Additional Guest Name, Additional Guest Names, Name of Additional Guest,
      Partner/Spouse, Spouse/Partner, Spouse or Partner, Partner's Name, Spouse's Name, Significant Other,
      Significant Other Name, Husband, Wife, Husband/Wife, Wife/Husband, Date Name, Bringing, Also Attending,
      Other Guests, Other Guest, Extra Guest, Extra Guests, Their Guest, Guest's Guest, Has Plus One, Plus One Allowed,
      Allow Plus One, Plus One Guest, Plus One Guest Name, Name of Guests Attending with You, Partner Full Name, Plusone,
      Spouse Full Name, Companion Full Name, With, Additional Attendees, Names of Additional Guests, Party Members,
      Names in Party, Members, Family Members, +1s, Is Plus One, Who Are You Bringing`,
    plusOneFirstName: `
      Plus One First Name, +1 First Name, Plus 1 First Name, Partner First Name, Spouse First Name, First Name Partner,
      Companion First Name, Partner's First Name, Spouse's First Name, Plus One First, First Name of Plus One,
      Additional Guest First Name, Add-On First Name, Significant Other First Name`,
    plusOneLastName: `
      Plus One Last Name, +1 Last Name, Plus 1 Last Name, Partner Last Name, Spouse Last Name, Last Name Partner,
      Companion Last Name, Partner's Last Name, Spouse's Last Name, Plus One Last, Last Name of Plus One,
      Plus One Surname, +1 Surname, Partner Surname, Additional Guest Last Name, Add-On Last Name,
      Significant Other Last Name`,
    child: `
      Child, Children, Kid, Kids, Child Name, Children's Names, Kids' Names, Names of Children, Child's Name, Baby,
      Infant, Child Full Name, Children Names, Child Guest, Is Child, Is a Child`,
    partySize: `
      Party Size, Number of Guests, # of Guests, No. of Guests, Guest Count, Guests Count, Headcount, Head Count,
      Number in Party, # in Party, Size, Group Size, Number of People, No. of People, # of People, Number of Persons, Count,
      Total Guests, Total Invited, Total in Party, Number Attending, # Attending, No. Attending, How Many, Pax,
      Number of Attendees, Number of Additional Guests, Number of Plus Ones, +1 Count, Plus One Count, Guests Allowed,
      Number of Seats, # of Seats, Seats Reserved, Max Guests, Allowed Guests, Attending Guests, How Many Guests, How Many People, Invited Count, Qty,
      Quantity, How Many Will Attend, Adults, Number of Adults, # of Adults, Number of Children, # of Children,
      Number of Kids, # of Kids, Household Size, No. in Party, Guest Total, Number of Invited, # Invited,
      Number Invited, Total Number of Guests, Total Attending, Ticket Quantity, Family Size, Attending Count, People Count`,
    attendance: `
      RSVP, RSVP Status, Attending, Attendance, Status, Response, Reply, Coming, Attending?, Will Attend, Going,
      Guest Status, Attendance Status, Accepted, Confirmed, Confirmation, RSVP Response, Response Status, RSVP'd,
      Attending Wedding, Wedding RSVP, Wedding, Wedding Day, Ceremony, Reception, Ceremony RSVP, Reception RSVP,
      Will You Be Attending, Will You Attend, Are You Attending, Are You Coming, Can You Make It, Declined, Replied,
      Is Attending, Attendee Status, Accept/Decline, Accepts, Regrets, Attending Reception, Attending Ceremony,
      Attending Status, RSVP Yes/No, Event RSVP, Invite Status, Invitation Status, Joining, Can Attend, Will You Join Us,
      Will You Be Joining Us, Will You Be There`,
    meal: `
      Meal, Meal Choice, Menu, Menu Choice, Food, Entree, Entrée, Dinner, Meal Selection, Meal Option, Meal Preference,
      Food Choice, Entree Choice, Entree Selection, Dinner Choice, Main, Main Course, Starter, Dessert, Course, Dish,
      Meal Type, Menu Selection, Menu Option, Food Preference, Meals, Dinner Selection, Dinner Option, Main Choice,
      Starter Choice, Dessert Choice, Entrees, Lunch`,
    diet: `
      Diet, Dietary, Dietary Requirements, Dietary Restrictions, Dietary Needs, Allergies, Allergy, Food Allergies,
      Dietary Restriction, Special Diet, Dietary Requirement, Dietary Info, Dietary Notes, Food Restrictions,
      Allergens, Intolerances, Special Meal, Dietary Preferences, Dietary Preference, Food Allergy, Special Dietary Needs,
      Allergies/Dietary Requirements, Dietary Requirements/Allergies, Dietary/Allergies, Diets`,
    email: `
      Email, E-mail, Email Address, E-mail Address, Emails, Mail, Guest Email, Contact Email, Email Address 1,
      Primary Email, Attendee Email, Buyer Email, Username`,
    phone: `
      Phone, Phone Number, Telephone, Mobile, Mobile Number, Cell, Cell Phone, Cell #, Tel, Tel No., Contact Number,
      Phone #, Phone No., Mobile Phone, Home Phone, Work Phone, Guest Phone, Telephone Number, Cell Number, WhatsApp,
      Cell Phone Number, Phone Number(s), Contact`,
    address: `
      Address, Mailing Address, Street, Street Address, Address 1, Address 2, Address Line 1, Address Line 2, City,
      State, ZIP, ZIP Code, Postcode, Post Code, Postal Code, Country, Home Address, Town, Province, County, Region,
      State/Province, ZIP/Postal Code, Address 1 Street, Street Address 1, Street Address 2, Apt, City/Town, Zipcode,
      Postal Address, Address Line 3, Apt/Floor, Full Address, Guest Address`,
    date: `
      Date, Timestamp, Date Added, Created, Created At, Updated, Updated At, Submitted, Submitted At, Submission Date,
      Date of RSVP, RSVP Date, Date Replied, Order Date, Start Date, Birthday, Birth Date, Date of Birth, DOB, Time,
      Response Date, Date Responded, Date Created, Registration Date, Last Updated, Check-in Time, Check-in Date,
      Invited On, Submit Date, Start Time, Completion Time, Time Stamp, RSVP Deadline, Save the Date`,
    notes: `
      Notes, Note, Comments, Comment, Remarks, Remark, Special Requests, Message, Additional Notes, Other, Info,
      Additional Information, Guest Notes, Description, Details, Private Notes, Message to the Couple, Other Notes,
      Additional Info, Comments/Notes, Notes/Comments, Personal Message, Additional Comments, Special Requirements, Memo,
      Special Needs, Accessibility, RSVP Message, Messages, Misc, Personal Note, Song Requests, Song Request`,
    number: `
      #, No., Number, Nr., Num, ID, S/N, S. No., Sr. No., Serial Number, Serial No., Row, Row Number, Item, Index, Guest ID,
      Guest Number, Guest #, Guest No., Order Number, Order ID, Order No., Ticket Number, Attendee #, Barcode, Order #,
      Confirmation Number, Reference, Ref, Code, Sl. No., Ticket No., Invite Code, Unique ID, Record ID, UUID,
      Confirmation Code, Invitation Number, Attendee ID, Barcode Number, Ticket ID, Registration Number, Ordinal`,
    side: `
      Side, Bride or Groom, Bride/Groom, Bride's or Groom's Side, Whose Guest, Guest Side, Invited By, Bride/Groom Side,
      Side of Family, Bride Side, Groom Side, Family Side, Bride or Groom Side, Guest of Bride or Groom, Belongs To, Relation to`,
    age: `
      Age, Age Group, Adult/Child, Adult or Child, Ages, Age Range, Child Age, Age Category,
      Adult Child, Guest Age, Adult Child Infant, Adult Child Baby, Age Type`,
    buyer: `
      Buyer, Buyer Name, Buyer Full Name, Buyer First Name, Buyer Last Name, Buyer Surname, Purchaser, Purchaser Name,
      Purchaser First Name, Purchaser Last Name, Purchased By, Ordered By, Booked By, Booker, Booker Name, Customer,
      Customer Name, Customer First Name, Customer Last Name, Billing Name, Billing First Name, Billing Last Name,
      Payer, Payer Name, Ticket Buyer, Ticket Buyer Name, Paid By, Bought By, Order Contact`,
  },
  fillers: `
    a, an, the, of, for, to, on, in, at, by, as, it, its, is, are, be, will, would, can, do, does, should, you, your,
    yours, our, us, we, i, me, my, their, they, his, her, he, she, and, or, if, with, this, that, what, which, whose,
    please, please state, enter, type, write, fill, tell, give, provide, list, add, select, choose, required, optional,
    appears, appear, appearing, shown, written, spelled, invitation, event, party, here, below, one, each, every, per,
    all, any, assigned, final, new, current, s, attending, wedding, reception, dinner, banquet, seating, like, d, re, e,
    g, eg, ie, confirm, correct, exact, number`,
  others: `
    wine, hotel, house, decoration, decorations, decor, company, organization, organisation, employer, business, firm,
    song, songs, artist, tag, tags, badge, printed, tennis, user, username, file, filename, things, school, church,
    venue, room, count, needed, head, total, parents, parent, phonetic, pronunciation, airline, bus, captain, host, hosts, shape, linen, linens, cloth, runner, theme, color, colour, flower,
    flowers, centerpiece, centrepiece, favor, favors, favour, favours, gift, gifts, service, plan, planner,
    capacity, football, pet, dog, event name, name of event, name of the event, vendor, supplier, account, bank, domain,
    sign, set, setting, settings, top, music, dj, band, product, brand, job, role, department, team, agency, coupon,
    ticket type, ticket class, form, sheet, column, project, language, emergency, emergency contact, style, height,
    width, length, rental, rentals, print, tasting, drink, drinks, water, coordinator, photographer, occupation,
    relationship, profession, shop, invoice, ticket, list name, mother, father, mother s, father s, father name, mother name`,
  onlyAlone:
    "first, last, given, no, side, mi, id, with, who, size, other, unit, going, count, type, time, line, item, capacity, accompanies, née, prefers",
  ordinals: "first, second, third, fourth, fifth, sixth, seventh, eighth",
  seats: "Seats, Number of Seats, # of Seats, No. of Seats, Max Guests, Chairs",
  households: "Household, Household Name, Household ID, Household Label",
  newer: "new, newer, final, latest, updated, current, revised, actual, now",
  older: "old, older, previous, former, draft, original, prior, initial, before, provisional, preliminary",
  adults: "Adults, Number of Adults, # of Adults, No. of Adults, Adult Count",
  helperSheets: `
    Instructions, How To, How To Use, Readme, Help, Lookup, Lookups, Lookup Values, Lists, Dropdowns, Dropdown Lists,
    Data Validation, Validation, Settings, Config, Change Log, Changelog, Changes, Log, History, Audit, Audit Log,
    Legend, Key, Template, Example, Sample, About, Guide, Options, Allowed Values, Tips, Read Me First, Start Here`,
  cells: {
    page: "Page",
    table: "table, tbl, tab, tabel, table number, T",
    numberSign: "no, nr, number, num, nbr",
    total: `
      Total, Totals, Grand Total, Subtotal, Sub Total, Sum, Total Count, Headcount, Head Count, Guest Count, Overall,
      Running Total, Total Headcount, Total Number, In Total, Total Attending, Count, Total Seated, Total Invited,
      Total Confirmed, Total Declined,
      Grand Count, Total Records, Record Count, Results`,
    none: `
      TBD, TBC, TBA, N/A, NA, None, Nothing, Unassigned, Not Assigned, Not Yet Assigned, To Be Determined, Null, Nil,
      To Be Confirmed, To Be Announced, To Be Assigned, Unseated, Not Seated, No Table, Open, Pending, Unknown, Blank,
      Not Applicable, To Be Decided, Undecided, Not Set, Unallocated, Not Allocated, Empty, No Table Assigned, ???,
      Undefined, Nan, To Follow, Waiting List`,
    yes: `
      Yes, Y, Attending, Accepted, Accepts, Accept, Confirmed, Coming, Going, Will Attend, Joyfully Accepts,
      Gladly Accepts, Happily Accepts, Accepts with Pleasure, Definitely, Yep, Yeah, Yup, True, Present, Checked In,
      I Will Be There, Will Be There, I'll Be There, Can't Wait, Count Me In, Attended, Is Attending, Yes I Will Attend,
      RSVP Yes, Will Be Attending, Checked-In, Joyfully Accept, Delightfully Accepts, Excitedly Accepts, Joining,
      Yes Please, Yes I'll Be There, Yes I Will Be There, Yes Attending, OK, X, In Attendance, Yes I Can Attend,
      I Will Attend, Registered, Wouldn't Miss It, Yes We Will Attend, We Will Be There, Yes of Course, Yes Coming`,
    no: `
      Refunded, Voided, Rejected,
      No, N, Not Attending, Declined, Declines, Decline, Regrets, Regretfully Declines, Not Coming, Will Not Attend,
      Cannot Attend, Can't Attend, Can't Come, Won't Attend, Unable to Attend, Sadly Declines, Regretfully Decline,
      Declines with Regret, Respectfully Declines, Nope, False, Can't Make It, Cannot Make It, Not Going, Absent,
      Cancelled, Canceled, RSVP No, Will Celebrate from Afar, No I Can't Attend, Sadly Cannot Attend, Apologies, Regret,
      Will Be There in Spirit, Not Able to Attend, No Sorry, Sorry Can't Make It, Sorry No, No I Can't Make It,
      Sends Regrets, Wont Attend, No Show, Not Invited, Withdrawn, Sadly Decline, Unable to Come, Unavailable,
      Cannot Come, Can Not Come, Can't Go, Cannot Go, Can Not Go, Won't Go, Unable to Go, Not Able to Go,
      Declines & Regrets, Said No, Have Declined, Not Able to Come`,
    maybe:
      "Maybe, Tentative, Perhaps, Possibly, Unsure, Not Sure, Not Sure Yet, Might Attend, Probably, Undecided, Might",
    unanswered: `
      No Response, No Reply, Awaiting, Awaiting Response, Awaiting Reply, Invited, Pending, Not Responded, Unanswered,
      Not Yet Responded, Not Replied, Waiting, Sent, Invitation Sent, Hasn't Responded, No RSVP, No RSVP Yet, Unknown,
      Not Yet Replied, Opened, Viewed, Delivered, Open, Awaiting RSVP, TBD, TBC, No Answer, Has Not Responded, Unopened,
      Email Sent, Not Opened, Not Sent, To Be Confirmed, Unconfirmed, Not Yet, No Response Yet, Waiting for Response`,
    unnamedGuest: `
      Guest, Plus One, +1, Plus 1, Plus Guest, TBD Guest, Guest TBD, Guest of Guest, Unnamed Guest, Unknown Guest, Date,
      Guest Name TBD, Name TBD, Partner, Spouse, Companion, Husband, Wife, Boyfriend, Girlfriend, Fiance,
      Fiancee, Significant Other, A Guest, Their Guest, His Guest, Her Guest, Plusone, Unnamed, Guest Name, Child, Kid, Anonymous, One Guest, 1 Guest, Additional Guest, Plus One TBD, Unnamed Plus One,
      His Wife, Her Husband, Wife TBC, Hubby, GF, BF, Other Half`,
    and: "and, &, +",
    with: "with, plus, w/",
    persons:
      "kids, children, guests, people, persons, adults, others, more, pax, babies, records, entries, rows, names",
    counts: "one, two, three, four, five, six",
    titles: `
      Mr, Mrs, Ms, Miss, Mx, Dr, Doctor, Prof, Professor, Rev, Reverend, Fr, Sir, Lady, Lord, Dame, Hon, Honorable, Capt,
      Captain, Col, Colonel, Lt, Lieutenant, Sgt, Sergeant, Major, General, Rabbi, Pastor, Father, Sister,
      Brother, Judge, Madam, Master, Messrs, Mesdames, Mister, Missus, Imam, Sheikh, Cmdr, Adm, Rt Hon, Mr and Mrs`,
    suffixes:
      "Jr, Sr, II, III, IV, Junior, Senior, PhD, MD, Esq, Esquire, DDS, DVM, MBA, CPA, OBE, MBE, CBE, EdD, PsyD",
    namePrefixes: "mac, mc, o, st, saint, fitz, ap",
    placeholder: `
      Reserved, Reserve, Empty, Vacant, Free, Available, Blank, Unoccupied, Open, Spare, No Guest, Nobody, No One,
      Placeholder, Not Used, Unused, Left Empty, Name Here`,
    unseated: `
      Evening Guests, Evening Guests Only, Evening Only, Reception Only, Ceremony Only,
      Not Seated, Unseated, No Table, Without Table, Without a Table, Unassigned, Not Assigned, Not Yet Seated,
      Not Placed, No Table Yet, Unassigned Guests, Unseated Guests, Still to Seat, To Be Seated`,
    footer: `
      Generated by, Generated on, Generated with, Generated from, Created by, Created with, Created on, Created in,
      Exported by, Exported from, Exported on, Exported with, Printed by, Printed on, Printed from, Powered by,
      Downloaded from, Downloaded on, Made with, Last updated, Report generated, Report run, Prepared by,
      Confidential, End of list, End of report`,
    family: "family, fam, the family",
  },
};
