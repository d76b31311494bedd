BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0002');
CREATE TABLE analyses (
	"table" VARCHAR(22) NOT NULL, 
	guest VARCHAR(22) NOT NULL, 
	status VARCHAR(10) NOT NULL, 
	done INTEGER NOT NULL, 
	"of" INTEGER NOT NULL, 
	at BIGINT NOT NULL, 
	result JSON, 
	PRIMARY KEY ("table"), 
	FOREIGN KEY(guest) REFERENCES guests (id), 
	FOREIGN KEY("table") REFERENCES tables (id)
);
CREATE TABLE chat (
	id INTEGER NOT NULL, 
	"table" VARCHAR(22) NOT NULL, 
	guest VARCHAR(22) NOT NULL, 
	name VARCHAR(40) NOT NULL, 
	text VARCHAR(500) NOT NULL, 
	at BIGINT NOT NULL, 
	PRIMARY KEY (id), 
	FOREIGN KEY(guest) REFERENCES guests (id), 
	FOREIGN KEY("table") REFERENCES tables (id)
);
INSERT INTO "chat" VALUES(1,'aSKIVhWB77J8DryPfLS2Ug','ZU9EXeMUi9UcoWqPgD5EJA','Ann','hello',1794962254142);
INSERT INTO "chat" VALUES(2,'m7cVW6aY39K6Yi-rcMuO0g','ZU9EXeMUi9UcoWqPgD5EJA','Ann','hello',1794962254838);
CREATE TABLE entries (
	"table" VARCHAR(22) NOT NULL, 
	number INTEGER NOT NULL, 
	kind VARCHAR(10) NOT NULL, 
	seat INTEGER NOT NULL, 
	text VARCHAR(200) NOT NULL, 
	ref VARCHAR(36), 
	at BIGINT NOT NULL, 
	clocks JSON, 
	PRIMARY KEY ("table", number), 
	FOREIGN KEY("table") REFERENCES tables (id), 
	UNIQUE ("table", seat, ref)
);
INSERT INTO "entries" VALUES('aSKIVhWB77J8DryPfLS2Ug',0,'answer',0,'draft sphinx','32b9377f-c078-4e61-a0d8-2c10dc9ec45b',1794962246274,'null');
INSERT INTO "entries" VALUES('m7cVW6aY39K6Yi-rcMuO0g',0,'answer',1,'build glassworks',NULL,1794962253478,'null');
INSERT INTO "entries" VALUES('m7cVW6aY39K6Yi-rcMuO0g',1,'answer',2,'build ore_vein',NULL,1794962253499,'null');
INSERT INTO "entries" VALUES('aSKIVhWB77J8DryPfLS2Ug',1,'answer',1,'draft hanging_gardens',NULL,1794962253569,'null');
INSERT INTO "entries" VALUES('aSKIVhWB77J8DryPfLS2Ug',2,'answer',1,'draft appian_way',NULL,1794962253586,'null');
INSERT INTO "entries" VALUES('aSKIVhWB77J8DryPfLS2Ug',3,'answer',1,'draft great_library',NULL,1794962253593,'null');
INSERT INTO "entries" VALUES('aSKIVhWB77J8DryPfLS2Ug',4,'answer',0,'draft colossus','4fcaeb47-28d4-451b-81df-24ce70f09805',1794962253598,'null');
INSERT INTO "entries" VALUES('aSKIVhWB77J8DryPfLS2Ug',5,'answer',0,'draft piraeus','b8957daf-5c2c-498f-b8a4-21ea3003b284',1794962253603,'null');
INSERT INTO "entries" VALUES('aSKIVhWB77J8DryPfLS2Ug',6,'answer',0,'sell press','f76ec8e2-b1a1-4d7c-95ad-14cd22fe18d5',1794962253623,'null');
INSERT INTO "entries" VALUES('aSKIVhWB77J8DryPfLS2Ug',7,'answer',1,'build baths',NULL,1794962253771,'null');
INSERT INTO "entries" VALUES('aSKIVhWB77J8DryPfLS2Ug',8,'answer',0,'sell clay_reserve','97619b7b-8a1b-4e9a-8ba0-4e65ed6adb2a',1794962253814,'null');
INSERT INTO "entries" VALUES('aSKIVhWB77J8DryPfLS2Ug',9,'answer',1,'build garrison',NULL,1794962253934,'null');
INSERT INTO "entries" VALUES('aSKIVhWB77J8DryPfLS2Ug',10,'answer',0,'sell workshop','d4bd8c9e-01fd-43ef-beb0-13d978861a6e',1794962253979,'null');
INSERT INTO "entries" VALUES('aSKIVhWB77J8DryPfLS2Ug',11,'answer',1,'build logging_camp',NULL,1794962254110,'null');
INSERT INTO "entries" VALUES('m7cVW6aY39K6Yi-rcMuO0g',2,'answer',0,'build lumber_yard','672e839e-bd7e-4b33-b22b-6d457db0001f',1794962254283,'null');
INSERT INTO "entries" VALUES('m7cVW6aY39K6Yi-rcMuO0g',3,'answer',1,'stage with theater pay right 2',NULL,1794962254328,'null');
INSERT INTO "entries" VALUES('m7cVW6aY39K6Yi-rcMuO0g',4,'answer',2,'sell loom',NULL,1794962254342,'null');
INSERT INTO "entries" VALUES('m7cVW6aY39K6Yi-rcMuO0g',5,'answer',0,'build clay_pit','53093de7-e0f9-4196-bbda-e0b3cecd8575',1794962254375,'null');
INSERT INTO "entries" VALUES('m7cVW6aY39K6Yi-rcMuO0g',6,'answer',1,'sell marketplace',NULL,1794962254437,'null');
INSERT INTO "entries" VALUES('m7cVW6aY39K6Yi-rcMuO0g',7,'answer',2,'sell scriptorium',NULL,1794962254447,'null');
INSERT INTO "entries" VALUES('m7cVW6aY39K6Yi-rcMuO0g',8,'answer',0,'build clay_pool','91954498-9a4e-4859-89dc-eccd00a9a41d',1794962254470,'null');
INSERT INTO "entries" VALUES('m7cVW6aY39K6Yi-rcMuO0g',9,'answer',1,'sell west_trading_post',NULL,1794962254520,'null');
INSERT INTO "entries" VALUES('m7cVW6aY39K6Yi-rcMuO0g',10,'answer',2,'build barracks',NULL,1794962254542,'null');
INSERT INTO "entries" VALUES('m7cVW6aY39K6Yi-rcMuO0g',11,'answer',0,'build stone_pit','2c13fed6-0715-47f4-a912-8b5a65335255',1794962254554,'null');
INSERT INTO "entries" VALUES('m7cVW6aY39K6Yi-rcMuO0g',12,'answer',1,'sell baths',NULL,1794962254602,'null');
INSERT INTO "entries" VALUES('m7cVW6aY39K6Yi-rcMuO0g',13,'answer',2,'build east_trading_post',NULL,1794962254615,'null');
INSERT INTO "entries" VALUES('m7cVW6aY39K6Yi-rcMuO0g',14,'answer',0,'build timber_yard','63cc71a5-27f5-4713-bccc-87e1a308ef84',1794962254631,'null');
INSERT INTO "entries" VALUES('m7cVW6aY39K6Yi-rcMuO0g',15,'answer',1,'stage with altar pay right 2',NULL,1794962254692,'null');
INSERT INTO "entries" VALUES('m7cVW6aY39K6Yi-rcMuO0g',16,'answer',2,'stage with apothecary pay left 4',NULL,1794962254704,'null');
INSERT INTO "entries" VALUES('m7cVW6aY39K6Yi-rcMuO0g',17,'answer',0,'build press','3316e893-5e42-45ee-a545-9bb71b74037c',1794962254730,'null');
INSERT INTO "entries" VALUES('m7cVW6aY39K6Yi-rcMuO0g',18,'answer',1,'build laboratory pay right 4',NULL,1794962254784,'null');
INSERT INTO "entries" VALUES('m7cVW6aY39K6Yi-rcMuO0g',19,'answer',2,'build brickyard',NULL,1794962254815,'null');
CREATE TABLE guests (
	id VARCHAR(22) NOT NULL, 
	key_hash VARCHAR(64) NOT NULL, 
	name VARCHAR(40) NOT NULL, 
	created BIGINT NOT NULL, 
	PRIMARY KEY (id), 
	UNIQUE (key_hash)
);
INSERT INTO "guests" VALUES('ZU9EXeMUi9UcoWqPgD5EJA','c87f66f00fafd5a2ce3199fa00cd4c9a228a0d0e822099bbfd3c12134e9c4d5a','Ann',1794962245435);
CREATE TABLE seats (
	"table" VARCHAR(22) NOT NULL, 
	number INTEGER NOT NULL, 
	guest VARCHAR(22), 
	bot VARCHAR(20), 
	name VARCHAR(40) NOT NULL, 
	nonce VARCHAR(64) NOT NULL, 
	PRIMARY KEY ("table", number), 
	FOREIGN KEY(guest) REFERENCES guests (id), 
	FOREIGN KEY("table") REFERENCES tables (id)
);
INSERT INTO "seats" VALUES('aSKIVhWB77J8DryPfLS2Ug',0,'ZU9EXeMUi9UcoWqPgD5EJA',NULL,'Ann','');
INSERT INTO "seats" VALUES('aSKIVhWB77J8DryPfLS2Ug',1,NULL,'greedy','Imhotep','');
INSERT INTO "seats" VALUES('m7cVW6aY39K6Yi-rcMuO0g',0,'ZU9EXeMUi9UcoWqPgD5EJA',NULL,'Ann','');
INSERT INTO "seats" VALUES('m7cVW6aY39K6Yi-rcMuO0g',1,NULL,'random','Imhotep','');
INSERT INTO "seats" VALUES('m7cVW6aY39K6Yi-rcMuO0g',2,NULL,'random','Aspasia','');
INSERT INTO "seats" VALUES('2D8expAhQvDo8tIzT7mEHQ',0,'ZU9EXeMUi9UcoWqPgD5EJA',NULL,'Ann','');
INSERT INTO "seats" VALUES('2D8expAhQvDo8tIzT7mEHQ',1,NULL,NULL,'','');
CREATE TABLE tables (
	id VARCHAR(22) NOT NULL, 
	host VARCHAR(22) NOT NULL, 
	game VARCHAR(20) NOT NULL, 
	rules INTEGER NOT NULL, 
	options JSON NOT NULL, 
	clock JSON, 
	status VARCHAR(10) NOT NULL, 
	secret VARCHAR(64) NOT NULL, 
	commitment VARCHAR(64) NOT NULL, 
	seed BIGINT, 
	created BIGINT NOT NULL, 
	began BIGINT, 
	successor VARCHAR(22), 
	PRIMARY KEY (id), 
	FOREIGN KEY(host) REFERENCES guests (id)
);
INSERT INTO "tables" VALUES('aSKIVhWB77J8DryPfLS2Ug','ZU9EXeMUi9UcoWqPgD5EJA','duel',1,'{"end_of_age_tie": "last_player_chooses", "first_game_preset": false, "great_library_view": "private"}','null','playing','706452e43b0e9751ff7977ffc64db86e3c379a351137e941c4656c623a5d78b7','15e26c578c999ff1fe1c5bcaf4327ba0767dab745e907d314b1f23afa0a5d4ed',353170507055912895,1794962245511,1794962245595,NULL);
INSERT INTO "tables" VALUES('m7cVW6aY39K6Yi-rcMuO0g','ZU9EXeMUi9UcoWqPgD5EJA','wonders',1,'{"players": 3, "boards": "random", "sides": "random", "seventh_card": "own_turn", "copied_guild_counts": false, "dearer_payments": false, "free_city_chained_marker": false, "free_city_seventh_card": true}','null','playing','e54984daa2a3ffddd91838dad4bbcc94163f4814b171c9cb5b23f5e265ed09a3','923cf615641fa9d42c69c99987646be1f7630db5bc1ce0430d636cc60d5ada76',2964768348927195276,1794962245656,1794962245664,NULL);
INSERT INTO "tables" VALUES('2D8expAhQvDo8tIzT7mEHQ','ZU9EXeMUi9UcoWqPgD5EJA','duel',1,'{"end_of_age_tie": "last_player_chooses", "first_game_preset": false, "great_library_view": "private"}','null','waiting','6cb48b984dbc01cdb7bc31095c72fbc0dbe3720cc4e09a7f077b589245dbe9ae','ad6e26fb75692a3f366c39a66d3cd327b292a27a6edfa54d6ebaced7283fcb9a',NULL,1794962245682,NULL,NULL);
CREATE INDEX ix_tables_host ON tables (host);
CREATE INDEX chat_of_table ON chat ("table", id);
CREATE INDEX seats_of_guest ON seats (guest);
COMMIT;
