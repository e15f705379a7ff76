/** Operations of the door. Their fields have the names of what `parts.ts` declares. */
export const listDocument = `query($eventId:Int!){doorSnapshot(eventId:$eventId){
eventName worksOffline listVersion doorVersion:version
guests{id name tableLabel household guestOfId isUnnamed note hasDeclined}tables{label capacity}}}`;

const factFields =
  "id device sequence kind guestId walkInId name tableLabel cancels at clockOffsetMs replaces expectedTableLabel position by:authorName";

export const newsDocument = `query($eventId:Int!,$since:Int!){doorState(eventId:$eventId,since:$since){
doorVersion:version listVersion expectedCount handInToken
facts:operations{${factFields}}cards:needLook{reason operationIds guestId walkInId}}}`;

export const recordDocument = `mutation($eventId:Int!,$operations:[DoorOperationInput!]!,$handInToken:String){
recordAtDoor(eventId:$eventId,operations:$operations,handInToken:$handInToken){stored}}`;

export const searchDocument = `query($eventId:Int!,$query:String!){doorSearch(eventId:$eventId,query:$query){
isCertain suggestions guests{id name tableLabel household guestOfId isUnnamed note hasDeclined
party{id name tableLabel household guestOfId isUnnamed note hasDeclined}}}}`;

export const watchDocument = "subscription($eventId:Int!){doorChanged(eventId:$eventId){version listVersion}}";
