import ModelgenShape

/// The numbers that inference decides by, each with its reason. The evidence is in the design notes: counts over official
/// schemas of fifteen APIs and documents that no rule had seen.
package enum Thresholds {
    // MARK: Maps

    /// Odds of a map, as a logistic sum over the features of an object; fitted to 2,390 objects of which 152 are maps,
    /// the base then lowered until four of five maps that it finds are maps.
    /// At an even chance it is right in 79 of 100 and spoils one record in a hundred.
    package enum Map {
        package static let base = -1.8
        package static let oneKind = 1.66
        package static let oddKeys = 2.68
        package static let perDoubledKeys = -0.19
        package static let cover = -2.36
        package static let oneInstance = -0.91
        package static let alikeObjects = 1.03
        package static let allTexts = 1.04
        package static let pluralName = 1.42
        package static let onlyIdentifiers = -2.58
    }

    /// Several objects that share few of their keys are maps, where there are many keys: 26 of 31 of those with ten keys or
    /// more are, but 5 of 14 with fewer.
    package static let mapCover = 0.35
    /// Several objects that have nearly all keys in common are records: 4 maps in 29 such objects.
    package static let recordCover = 0.95
    package static let mapKeys = 10
    /// Fewer keys than this may start otherwise than all others and still be names.
    package static let unconventionalKeys = 3
    /// A member that so large a share of so many objects has is a name, whatever else comes and goes.
    package static let steadyMember = 0.9
    /// So large a share of the members must be steady: one among a hundred that come and go makes no record.
    package static let steadyShare = 0.1
    package static let steadyObjects = 3
    /// So many objects under keys of one object are a table, where nearly all of them have at least so many members in common.
    package static let tableEntries = 40
    package static let tableColumns = 3
    /// Objects are alike where on the mean they have this share of all the members that any of them has.
    package static let alikeObjects = 0.6

    // MARK: Tagged unions

    /// A member goes with a tag where objects of the tag's value nearly always have it.
    package static let tagPresence = 0.9
    /// A member that its variants' objects often lack must speak so much against chance, in bits, to count at all.
    package static let tagSparseBits = 3.0
    /// The share of members that the tag decides, out of those that vary: the rest come and go in any variant.
    package static let tagDecides = 0.5
    /// Where each variant was seen about once, so large a share of the members that vary must be in one variant alone.
    package static let tagExclusive = 0.8
    /// The share of members that the tag decides, out of all but the tag: below it, a struct with optionals reads better.
    package static let tagVaries = 0.3
    /// So large a share of the objects must be of variants that a member of their own defines: where only a rare variant has
    /// one more member than all the rest, a struct with an optional reads better.
    package static let tagDefines = 0.5
    /// What speaks against chance, in bits, after what each member that varies costs: it is one more occasion for chance.
    package static let tagBits = 2.0
    package static let tagBitsPerMember = 0.5
    /// The same for keys that seldom are tags.
    package static let weakTagBits = 8.0
    /// A member that variants hold in ways that have nothing in common is worth so many bits.
    package static let tagContentBits = 4.0
    /// Variants that share at most this part of their members, and have some of their own, are apart though each was seen
    /// but once.
    package static let tagOverlap = 0.4
    /// Small records of several variants may share members of their own between a few variants, if these are so large a share
    /// of all members and two variants have on the mean no more of them in common than this.
    package static let smallUnionMembers = 10
    package static let smallUnionVariants = 4
    package static let smallUnionDecides = 0.6
    package static let smallUnionOverlap = 0.34
    /// Objects of one member each that tell an enum of different kinds of values, and how often each key must recur on the
    /// mean: keys that users make up do not.
    package static let externalObjects = 3
    package static let externalRecurrence = 2.0
    /// A list is made to hold alternatives, so its keys need to recur less.
    package static let elementRecurrence = 1.5

    // MARK: Same type

    /// Types of one noun that share this part of their members are one.
    package static let sameNounOverlap = 0.5
    /// And at most so many members, and a third of all, may be in all objects of the one and in none of the other: GitHub's whole repository and
    /// its short form are two types, since as one most members would be optional.
    package static let steadyDifferences = 12
    /// Records of at most so many members are small: equal keys alone do not make them one.
    package static let smallRecord = 3
    /// Types of different nouns must share more.
    package static let otherNounOverlap = 0.8
    /// And at least so many members: `id` and `name` alone are in everything.
    package static let otherNounMembers = 5
    /// An object below one of its own kind.
    package static let recursionOverlap = 0.5

    // MARK: Presence

    /// `balanced`: a type of whose other members this share is optional has no safe member; finds half of the schemas'
    /// optional members and spoils a tenth of the required ones. At a fifth it finds a little less and spoils a little less.
    package static let varyingSiblings = 0.1
    /// `balanced`: a type seen so often or less whose members are all objects may be a map that did not show.
    package static let seldomSeenMap = 2
    /// `cautious`: a type seen so often or less is too little known.
    package static let seldomSeen = 2

    // MARK: Dates

    /// A number is a time if it lies between these: 1985 to 2100.
    package static let plausibleSeconds = NumberSteps.plausibleSeconds

    // MARK: Enums

    /// Distinct values that an enum needs: of one value the other cases are unknown.
    package static let enumValues = 2
    /// More cases than this read worse than a text.
    package static let enumMaximum = 40
}
