/** Where Google documents the rows of the tables, or where somebody observed them. */
const FIREBASE = 'https://firebase.google.com/docs/firestore';

export const SOURCES = {
  automatic: `${FIREBASE}/query-data/index-overview#automatic_index_defaults`,
  exemptions: `${FIREBASE}/query-data/index-overview#automatic_index_exemptions`,
  modes: `${FIREBASE}/query-data/index-overview#index_modes`,
  names: `${FIREBASE}/query-data/index-overview#default_ordering_and_the_name_field`,
  properties: `${FIREBASE}/query-data/index-overview#index_properties`,
  single: `${FIREBASE}/query-data/index-overview#queries_supported_by_single-field_indexes`,
  composite: `${FIREBASE}/query-data/index-overview#queries_supported_by_manual_indexes`,
  group: `${FIREBASE}/query-data/index-overview#queries_supported_by_collection_group_indexes`,
  merging: `${FIREBASE}/query-data/index-overview#use_index_merging`,
  entries: `${FIREBASE}/query-data/index-overview#index_entries`,
  order: `${FIREBASE}/reference/rest/v1/StructuredQuery#FIELDS.order_by`,
  ranges: `${FIREBASE}/query-data/multiple-range-fields`,
  limitations: `${FIREBASE}/query-data/queries#query_limitations`,
  quotas: `${FIREBASE}/quotas#collections_documents_and_fields`,
  requests: `${FIREBASE}/quotas#writes_and_transactions`,
  transactions: `${FIREBASE}/quotas#writes_and_transactions`,
  // The cloud's answer to the second commit of a transaction, and the SDK's reaction.
  expired: 'https://github.com/googleapis/google-cloud-dotnet/issues/12669',
  expiredRetry: 'https://github.com/googleapis/nodejs-firestore/pull/1347',
  indexQuotas: `${FIREBASE}/quotas#indexes`,
  arrays: 'https://firebase.google.com/docs/firestore/manage-data/data-types',
  sizes: `${FIREBASE}/storage-size`,
  descendingNames: 'https://github.com/firebase/flutterfire/issues/4398',
  mixedNames: 'https://github.com/firebase/firebase-js-sdk/issues/9097',
  tooLarge: 'https://github.com/divriots/story-to-design/issues/41',
  // A record of the cloud's answers: 19,999 different elements pass, 20,000 do not.
  elements: 'https://github.com/t-k/fireemu',
} as const;
