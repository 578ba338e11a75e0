/** Where Google says what the tables hold, or where somebody met it. */
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
  quotas: `${FIREBASE}/quotas`,
  sizes: `${FIREBASE}/storage-size`,
  descendingNames: 'https://github.com/firebase/flutterfire/issues/4398',
  mixedNames: 'https://github.com/firebase/firebase-js-sdk/issues/9097',
  tooLarge: 'https://github.com/divriots/story-to-design/issues/41',
  tooManyEntries: 'https://github.com/divriots/story-to-design/issues/183',
} as const;
