/** Operations of the door. Fields are called as in `parts.ts` where the answer needs no more. */
const guestFields =
  "guests{ids names tables households guestOfIds householdNames declinedIds notedIds notes otherNameIds otherNames}";
const tableFields = "tables{labels capacities}";

export const listDocument = `query($eventId:Int!,$since:Int){doorSnapshot(eventId:$eventId,since:$since){
listVersion doorVersion:version isWhole goneIds merged{ids keptIds}${guestFields}${tableFields}}}`;

const factFields =
  "id device sequence kind guestId walkInId name tableLabel cancels at clockOffsetMs replaces expectedTableLabel position by:authorName";

export const newsDocument = `query($eventId:Int!,$since:Int!){doorState(eventId:$eventId,since:$since){
doorVersion:version firstPosition listVersion eventName worksOffline expectedCount handInToken
facts:operations{${factFields}}cards:needLook{reason operationIds guestId walkInId}}}`;

export const recordDocument = `mutation($eventId:Int!,$operations:[DoorOperationInput!]!,$handInToken:String){
recordAtDoor(eventId:$eventId,operations:$operations,handInToken:$handInToken){stored}}`;

export const searchDocument = `query($eventId:Int!,$query:String!){searchAtDoor(eventId:$eventId,query:$query){
foundIds listVersion ${guestFields}${tableFields}}}`;

export const watchDocument = "subscription($eventId:Int!){doorChanged(eventId:$eventId){version listVersion}}";
